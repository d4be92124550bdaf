## How strong the table plays

level-gentle = blid
level-gentle-help = Spiller på fornemmelsen og overser en del: godt selskab til det første spil.
level-sharp = skarp
level-sharp-help = Tæller, hvad der er muligt, og spilder sjældent et træk.
level-merciless = skånselsløs
level-merciless-help = Spiller så godt, som vi kan få den til. Den ser ikke mere end dig.

## How strong the table plays

level-random = tilfældig
level-greedy = grådig
level-search = søgende

## Players that are not there

error-no-level = Der er ingen spiller »{ $level }« til dette spil.
