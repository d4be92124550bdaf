## How strong the table plays

level-gentle = blând
level-gentle-help = Joacă după fler și mai scapă câte ceva din vedere: o companie bună pentru primul joc.
level-sharp = isteț
level-sharp-help = Socotește tot ce e posibil și rareori irosește o mutare.
level-merciless = necruțător
level-merciless-help = Joacă atât de bine cât ne pricepem noi. Nu vede nimic mai mult decât tine.

## How strong the table plays

level-random = la întâmplare
level-greedy = lacom
level-search = căutător

## Players that are not there

error-no-level = Pentru acest joc nu există jucătorul „{ $level }”.
