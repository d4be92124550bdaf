## How strong the table plays

level-gentle = 温和
level-gentle-help = 凭感觉行动，难免有所疏漏，适合第一次玩。
level-sharp = 机灵
level-sharp-help = 会推算各种可能，很少浪费一步。
level-merciless = 无情
level-merciless-help = 尽我们所能地玩。它看到的并不比你多。

## How strong the table plays

level-random = 随机
level-greedy = 贪心
level-search = 搜索

## Players that are not there

error-no-level = 这款游戏没有名为“{ $level }”的玩家。
