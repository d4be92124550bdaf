# Gold Rush with The Sheriff: all words of the game, Simplified Chinese. English first, then the five other files.
# 用语：板块及其边；铁路、山脉、草原、城市、墓地 = 区域；岔口 = 铁路终止的小站；牛仔、帐篷、警长；
# 矿标 = 采矿标记，矿堆 = 一座山的矿标，供应堆；金块、火车头、帐篷营地（印第安营地）、马群；星标板块 = 警长板块。

## The game

game-title = Gold Rush
game-pitch = 一块一块铺出铁轨和山脉，派出你的牛仔，抢在别人之前去有金子的地方开挖。
game-intro = 西部的地图每回合多一块。铁路、山脉、城市和草原逐渐成形，由你的牛仔占据。山下压着一堆堆矿标：有的是金子，有的只是碎石，拿到手之前谁也不知道。每人只有一顶帐篷，却可以在任何一座山上开挖，不论那山是自己的还是别人的。最后一块板块放下后，分数最高者获胜。扩展里有一位警长在地图上巡行：他到哪里，哪里就停止开挖。

## Chapters of the rulebook page

chapter-setup = 配件与布置
chapter-setup-intro = 盒中有：72 块板块，63 枚矿标（数值 0、1、2、3、5），每人五个牛仔和一顶帐篷。起始板块北边是山，一条铁轨由西到东，南边是草原。其余板块面朝下混洗。起始玩家先抽一块，然后按顺时针轮流进行。
chapter-place = 先抽一块板块并放下
chapter-place-intro = 一个回合有四步：放置板块，在它的山上放矿标，可以用自己的棋子做一件事，最后给这块板块完成的区域计分。板块的每条边是山脉、铁路或草原三者之一。位置以离起始板块的路程命名：n2e3 表示向北两格、向东三格。山上画有金块，有的铁路上有火车头，有的草原上有帐篷营地或马群。铁路止于城市和岔口，岔口就是有水塔的小站。越过板块的边相连的部分是同一个区域。铁路和山把草原隔开。
chapter-action = 然后：放牛仔、动帐篷或开挖
chapter-action-intro = 牛仔在铁路上是铁路工，在山上是矿工，在城里是商人，躺在草原上是牧人。区域完成时牛仔带来分数；帐篷带来矿标，每挖一次得一枚。
chapter-score = 最后：给完成的区域计分
chapter-score-intro = 一块板块可以同时完成几个区域，全部计分：先铁路，再山脉、城市和墓地。完成的区域留在桌上，棋子归还。
chapter-end = 游戏结束
chapter-end-intro = 最后一块板块放下并计分之后，未完成的区域也值一点分。接着是草原，最后所有人翻开自己的矿标。
chapter-sheriff = 警长
chapter-sheriff-intro = 这是一个扩展，用选项开启：多六块带星标的板块和一个金色棋子。警长从一座山骑到另一座山。他所到之处，别人的帐篷要赔出金子；他停留期间，谁也不能开挖。
chapter-graveyard = 墓地
chapter-graveyard-intro = 六块星标板块中有两块是草原，中间有一座墓地。周围的板块越多，它就越值钱；边上的和角上的都算。
chapter-ruling = 特殊情况
chapter-ruling-intro = 规则书没有说明或有两种读法时，本桌按如下方式进行。

## Clauses: the box and the set-up

clause-setup-start-tile-token = 起始板块上有一个金块，所以游戏开始时它的山上有一枚面朝下的矿标。
clause-setup-pieces = 两到五人游戏。每人一顶帐篷和五个牛仔，其中一个用来记分，剩下四个可以放置。

## Clauses: drawing and placing a tile

clause-place-mandatory = 抽到板块的人必须把它放下，之前不能做别的事。
clause-place-side-contact = 新板块必须至少有一整条边与桌上的板块相接。只有角碰角不算。
clause-place-edges-match = 凡相接的边都必须吻合：山对山，铁路对铁路，草原对草原。板块可以任意转向。
clause-place-unplaceable = 哪里都放不下的板块要亮出来并移出游戏，由同一位玩家另抽一块。
clause-place-deck-out-while-replacing = 如果没有板块可以补抽，该玩家没有回合，游戏结束。
clause-tokens-one-per-nugget = 新板块上每有一个金块，就从供应堆取一枚矿标面朝下放到那座山的矿堆上。谁也不看。
clause-tokens-stacks-merge = 一座山只有一个矿堆。板块把几座山连起来时，它们的矿堆合而为一。
clause-tokens-supply-empty = 供应堆不够时，有几枚就放几枚。金块照样算数。

## Clauses: cowboy, tent, dig

clause-action-at-most-one = 放好板块后最多做一件事：放一个牛仔，放置或移动帐篷，或者开挖。也可以什么都不做。
clause-cowboy-new-tile-only = 牛仔只能放在刚放下的板块上：它的一条铁路、一座山、一片草原、城市或墓地。
clause-cowboy-feature-free = 整个区域里不能已有牛仔，自己的也不行。只有后来的板块把区域连起来，才会出现共享。
clause-cowboy-tents-no-obstacle = 帐篷不妨碍放矿工。
clause-cowboy-supply = 手边必须有牛仔。在所在区域计分之前，任何牛仔都不能收回。
clause-cowboy-finished-feature = 新板块完成的区域仍可占据，并在同一回合计分。
clause-tent-any-tile = 帐篷可以放到桌上任何一块板块的山上，多远都行。移动帐篷就是你的整个行动。
clause-tent-unfinished-only = 那座山必须未完成。刚被这块板块完成的山不能再放帐篷。
clause-tent-empty-segment = 那块板块上的山地必须是空的：没有牛仔也没有帐篷，自己的也不行。
clause-tent-shared-mountain = 同一座山的其他板块上，可以有任何人的牛仔和帐篷。几顶帐篷可以共用一座山。
clause-dig-top-token = 开挖时，从你的帐篷所在的山取最上面的一枚矿标：每回合正好一枚。
clause-dig-no-majority-needed = 山上的牛仔是谁的并不重要。
clause-dig-private-value = 矿标面朝下放在自己面前。只有你自己能看它的数值；有几枚则是公开的。
clause-dig-empty = 没有矿标剩下的地方不能开挖。
clause-dig-before-scoring = 本回合完成的山，在计分之前仍可开挖（选项）。

## Clauses: scoring

clause-majority-most = 区域中牛仔最多的人为它得分。
clause-majority-tie-all-full = 几个人并列最多时，每人都得全部分数。
clause-majority-none = 没有牛仔的区域谁也不得分。
clause-score-cowboys-return = 计分后，该区域的所有牛仔回到各自主人手中。
clause-railroad-complete = 铁路两端都止于城市或岔口，或者连成一圈，就算完成。
clause-railroad-per-tile = 完成的铁路每经过一块板块得 1 分，两端的板块也算。经过两次的板块只算一次。
clause-railroad-double = 整条铁路上正好有一个火车头时，每块板块得 2 分。
clause-railroad-two-locomotives = 有两个或更多火车头时，每块板块又只得 1 分：它们互相抵消。
clause-mountain-complete = 没有敞开的边，山就完成了。两块板块就可能够。
clause-mountain-tokens-then-symbols = 矿工最多的人拿走矿堆里剩下的所有矿标，并且山上每画有一个金块得 1 分，不论是否已被挖走。
clause-mountain-tie-clockwise = 并列时，各人按顺时针一枚一枚地拿矿标，从当前回合的玩家开始；他不在并列之列时，从他之后的第一位开始。每人都得全部金块的分。
clause-mountain-tents-return = 完成的山上的所有帐篷回到各自主人手中。
clause-mountain-unclaimed = 山上没有矿工时谁也不得分，矿标放回供应堆或移出游戏（选项）。
clause-city-complete = 从城市出发的铁路全部完成时，城市就完成了，不论那些铁路由谁得分。
clause-city-three-per-railroad = 城里的商人为其中每条铁路得 3 分。起点和终点在同一座城市的铁路只算一条。
clause-prairie-only-at-end = 草原在游戏中不计分。牧人一直躺到游戏结束。

## Clauses: the end of the game

clause-end-last-tile = 最后一块板块放下的那个回合结束后，游戏结束。
clause-end-railroad = 未完成的铁路上牛仔最多的人，每块板块得 1 分。火车头不算。
clause-end-mountain = 未完成的山上，矿工最多的人像完成时一样拿走矿标；金块不得分（选项）。
clause-end-city = 未完成的城市，商人为从那里出发的每条已完成的铁路得 1 分（选项）。
clause-end-prairie = 草原上牧人最多的人，为那里的每个帐篷营地得 2 分，每个马群得 4 分。
clause-end-tokens = 最后所有人翻开自己的矿标，加上它们的数值。
clause-end-tie = 分数最高者获胜。分数相同者共享胜利。

## Clauses: the Sheriff

clause-sheriff-star-on-every-tile = 六块警长板块每块都有星标，包括两块墓地。
clause-sheriff-one-of-each = 每种警长板块在盒中只有一块。
clause-sheriff-one-figure = 警长只有一位，不属于任何人。
clause-sheriff-tiles-mixed-in = 六块警长板块混入基本游戏的板块中。
clause-sheriff-starts-beside = 警长一开始在版图旁边。
clause-sheriff-base-unchanged = 扩展没有提到的一切，都按基本游戏进行。
clause-sheriff-tile-placed-first = 星标板块先按通常规则放下并放好矿标，然后才发生别的事。
clause-sheriff-must-move = 接着同一位玩家必须移动警长，不能拒绝。
clause-sheriff-no-star-no-move = 没有星标的板块从不移动警长。
clause-sheriff-enter-unfinished = 警长在版图旁边时，可以去任何一座未完成的山。
clause-sheriff-enter-any-mountain = 那座山不必在刚放下的板块上。
clause-sheriff-move-to-another = 警长在版图上时，要去另一座未完成的山。原地不动或在同一座山上走动都不算移动。
clause-sheriff-never-on-finished = 已完成的山从来不是他的目标，刚被这块板块完成的山也不行。
clause-sheriff-occupied-allowed = 山上的牛仔和帐篷挡不住他，哪怕每块板块上都有。
clause-sheriff-no-empty-tile-needed = 他不需要空的板块，也不占地方：帐篷或牛仔可以待在他旁边。
clause-sheriff-return-if-no-other = 如果没有另一座未完成的山，他回到版图旁边，或留在那里。
clause-sheriff-one-per-other-tent = 他到达时，其他玩家每有一人在他的新山上有帐篷，就要赔一枚矿标，从那座山的矿堆里取。
clause-sheriff-compulsory = 移动他的玩家不能省去这一步。
clause-sheriff-back-to-supply = 这些矿标立刻放回供应堆，谁也不看。
clause-sheriff-supply-mixed = 然后混洗供应堆。
clause-sheriff-empty-mountain = 没有矿标的山什么也不赔；谁也不用自己的矿标来付。
clause-sheriff-own-tent-exempt = 移动他的玩家自己的帐篷不用赔。
clause-sheriff-tentless-exempt = 在那里没有帐篷的玩家不用赔，不论有多少矿工。
clause-sheriff-only-on-arrival = 这只在他到达时发生一次。后来的帐篷不用赔，后来与他的山连起来的山也不用赔。
clause-sheriff-freeze-dig = 他所在的山未完成时，谁也不能在那里开挖。
clause-sheriff-freeze-mover-too = 派他来的玩家也一样。
clause-sheriff-freeze-ends-with-mountain = 一旦有板块完成那座山，封禁就解除。
clause-sheriff-tents-may-leave = 帐篷仍可作为普通行动从他的山上移走。
clause-sheriff-completion-normal = 他所在的山完成时，矿标和分数按通常规则分配。
clause-sheriff-completion-return = 随后警长回到版图旁边。
clause-sheriff-then-normal-turn = 移动警长之后，玩家照常还有一个行动：放牛仔、动帐篷或开挖。
clause-sheriff-end-owner-takes = 游戏结束时他若在未完成的山上，那里矿工最多的人得到山上的矿标。
clause-sheriff-end-owners-share = 有几位所有者时，他们一枚一枚地平分。

## Clauses: graveyards

clause-graveyard-two = 六块警长板块中有两块是墓地。
clause-graveyard-place-then-sheriff = 墓地板块像其他板块一样放下，然后移动警长。
clause-graveyard-then-rest-of-turn = 回合的其余部分照常进行。
clause-graveyard-cowboy-choice = 在这块板块上，牛仔可以放到草原或墓地。
clause-graveyard-complete-at-eight = 墓地周围八个位置都有板块时，墓地计分。
clause-graveyard-not-at-seven = 七块不够；四个角和四条边一样算。
clause-graveyard-nine-plus-cities = 完成的墓地得 9 分，周围板块上每有一座城市再得 1 分。
clause-graveyard-end-one-each = 未完成的墓地在游戏结束时自身得 1 分，周围每块板块得 1 分，那些板块上每座城市得 1 分。
clause-graveyard-owner-only = 只有牛仔在墓地里的玩家为它得分。

## Clauses: what this table adds

clause-turn-clockwise = 按顺时针方向轮流进行。
clause-turn-one-step-after-another = 回合的各步按顺序进行，每步只做一次。
clause-place-free-space = 板块要放在空位上，不能压在别的板块上。
clause-place-equal-turns = 一块板块的两种转向看起来相同时，算作一种，记录时写第一种。
clause-sheriff-mountain-once = 对警长来说，一座山就是一个目标，不论它有多少板块和部分。他站在最早的那一部分上。
clause-prairie-beginners = 新手玩法（选项）：牛仔不躺草原，草原也不计分。
clause-ruling-deal-afresh = 每座山的矿标都重新开始分，从当前回合的玩家开始；游戏结束时，从放下最后一块板块的玩家开始。
clause-ruling-corners-never-join = 区域只通过边相连。板块只在角上相碰的地方，什么也不相连。

## Options

option-players = 玩家人数
option-players-help = 有几个人玩，各自为战。
option-sheriff = 警长
option-sheriff-help = 加入六块星标板块（其中两块是墓地）和禁止开挖的警长。
option-farmers = 牧人
option-farmers-help = 牛仔可以躺在草原上，草原在结束时计分。关闭则为新手玩法。
option-final_mountain_tokens = 未完成的山：矿标
option-final_mountain_tokens-help = 游戏结束时，未完成的山的所有者得到它的矿标。警长所在的山总是如此。
option-final_mountain_symbol = 未完成的山：金块
option-final_mountain_symbol-help = 游戏结束时，未完成的山上每个金块的分数。
option-final_city_per_completed_rail = 未完成的城市
option-final_city_per_completed_rail-help = 游戏结束时，从未完成的城市出发的每条已完成铁路的分数。
option-unclaimed_tokens = 没有矿工的山的矿标
option-unclaimed_tokens-help = 山完成时没有矿工，矿堆去哪里。
option-unclaimed_tokens-supply = 放回供应堆
option-unclaimed_tokens-box = 移出游戏
option-dig_before_scoring = 计分前开挖
option-dig_before_scoring-help = 本回合完成的山，在计分之前仍可开挖。
option-sheriff_remainder = 分不均匀时
option-sheriff_remainder-help = 游戏结束时警长所在的未完成的山：所有者不能平分的矿标。
option-sheriff_remainder-deal = 继续一枚一枚地分
option-sheriff_remainder-supply = 放回供应堆

## What happens: log and live region

effect-tile-drawn = { $count ->
        [0] { $who }抽到最后一块板块：{ $things }。
       *[other] { $who }抽到一块板块：{ $things }。还剩 { $count } 块。
    }
effect-tile-discarded = 这块板块哪里都放不下，移出游戏：{ $things }。还剩 { $count } 块。
effect-tile-placed = { $who }把板块放在 { $place }。
effect-tokens-laid = { $count ->
        [0] 供应堆空了：{ $place } 的山上没有放矿标。
       *[other] { $place } 的山上放了 { $count } 枚矿标。
    }
effect-mountains-joined = { $count ->
        [0] 山脉在 { $place } 相连，那里没有矿标。
       *[other] 山脉在 { $place } 相连，矿堆共有 { $count } 枚矿标。
    }
effect-sheriff-moved = { $count ->
        [0] { $who }派警长去 { $place } 的山，那里没有矿标。
       *[other] { $who }派警长去 { $place } 的山，那里有 { $count } 枚矿标。
    }
effect-sheriff-aside = 没有另一座未完成的山：警长在版图旁边等候。
effect-token-returned = { $count ->
        [0] { $place } 的山没有矿标可以放回。
       *[other] { $place } 的山有 { $count } 枚矿标放回供应堆。
    }
effect-sheriff-home = { $place } 的山完成了：警长回到版图旁边。
effect-cowboy-placed = { $kind ->
        [mountain] { $who }在 { $place } 的山上放一个矿工。
        [railroad] { $who }在 { $place } 的铁路上放一个铁路工。
        [prairie] { $who }让一个牧人躺在 { $place } 的草原上。
        [city] { $who }在 { $place } 的城市放一个商人。
       *[graveyard] { $who }在 { $place } 的墓地放一个牛仔。
    }
effect-tent-placed = { $moved ->
        [0] { $who }在 { $place } 的山上搭起帐篷。
       *[other] { $who }把帐篷移到 { $place } 的山上。
    }
effect-token-dug = { $count ->
        [0] { $who }在 { $place } 开挖，拿走那里的最后一枚矿标。
       *[other] { $who }在 { $place } 开挖，那里还剩 { $count } 枚矿标。
    }
effect-railroad-done = { $place } 的铁路完成了；板块：{ $tiles }，火车头：{ $locomotives }。
effect-mountain-done = { $place } 的山完成了；金块：{ $nuggets }，剩余矿标：{ $tokens }。
effect-city-done = { $place } 的城市完成了；铁路：{ $count }。
effect-graveyard-done = { $place } 的墓地被围满了；周围的城市：{ $count }。
effect-points-railroad = { $who }为 { $place } 的铁路得分：{ $tiles } 块板块 × 1 = { $points }。
effect-points-railroad-double = { $who }为 { $place } 的铁路得分：{ $tiles } 块板块 × 2（一个火车头）= { $points }。
effect-points-mountain = { $who }为 { $place } 的山得分：{ $count } 个金块 × 1 = { $points }。
effect-points-city = { $who }为 { $place } 的城市得分：{ $count } 条铁路 × 3 = { $points }。
effect-points-graveyard = { $who }为 { $place } 的墓地得分：9 加周围的城市 = { $points }。
effect-points-end-railroad = { $who }为 { $place } 未完成的铁路得分：{ $tiles } 块板块 × 1 = { $points }。
effect-points-end-mountain = { $who }为 { $place } 未完成的山得分：{ $count } 个金块 × 1 = { $points }。
effect-points-end-city = { $who }为 { $place } 未完成的城市得分；已完成的铁路：{ $count }，分数：{ $points }。
effect-points-end-graveyard = { $who }为 { $place } 未完成的墓地得分：墓地自身、周围板块及其城市 = { $points }。
effect-points-tipis = { $who }为 { $place } 的草原得分：{ $count } 个帐篷营地 × 2 = { $points }。
effect-points-herds = { $who }为 { $place } 的草原得分：{ $count } 个马群 × 4 = { $points }。
effect-points-tokens = { $who }翻开所有矿标，共值 { $count } 分。
effect-takes-token = { $who }拿走一枚矿标。
effect-token-value = { $value ->
        [0] { $who }挖到碎石，一文不值。
       *[other] { $who }挖到价值 { $value } 的金子。
    }
effect-tokens-unclaimed = { $place } 的山上没有矿工：{ $count } 枚矿标放回供应堆。
effect-tokens-boxed = { $place } 的山上没有矿工：{ $count } 枚矿标移出游戏。
effect-stack-empty = 没有板块了：现在给未完成的区域计分。

## What a score is made of

term-railroad = 完成的铁路的板块
term-railroad-double = 有一个火车头的完成铁路的板块
term-nuggets = 完成的山上的金块
term-city = 完成的城市的铁路
term-graveyard = 完成的墓地
term-end-railroad = 未完成的铁路的板块
term-end-nuggets = 未完成的山上的金块
term-end-city = 未完成的城市中已完成的铁路
term-end-graveyard = 未完成的墓地
term-tipis = 帐篷营地
term-herds = 马群
term-token = 数值为 { $value } 的矿标

## Where a clause comes from

ref-base = 基本游戏，第 { $n } 节

## Options and positions that do not fit

error-goldrush-sheriff-remainder = 选项“{ $option }”说的是警长所在的山：请同时开启 sheriff。
error-goldrush-position = 无法读取这个局面。{ $why }
error-goldrush-position-line = 无法读取这个局面，问题在这一行：“{ $line }”。{ $why }
bad-no-phase = 缺少阶段；可以写：draw、place R07、sheriff、action、tokens A、final A、over。
bad-alone = “{ $word }”要单独占一行。
bad-form = 这样的一行应写成：{ $form }
bad-twice = 这一项写了两次。
bad-line = 一行不能以“{ $word }”开头。
bad-number = “{ $word }”应为 { $low } 到 { $high } 的整数。
bad-seat = 没有座位“{ $word }”；座位是 A 到 { $last }。
bad-face = 这局游戏里没有板块“{ $word }”。
bad-copies = 板块 { $face } 没有这么多；这局游戏有 { $count } 块。
bad-start = 第一块板块是位于 o 的 { $face }^。
bad-turn = “{ $face }”没有说明板块的北边朝向哪里；请在后面写 ^ > v 或 <。
bad-taken = { $place } 已经有板块了。
bad-edges = { $place } 和 { $other } 的边不吻合。
bad-contact = { $place } 没有以边与前面写出的板块相接。
bad-deck-and-gone = 要么写牌堆里剩下的，要么写已离开的，不能都写。
bad-stack-at-the-end = 游戏结束时没有剩余板块；请去掉这一行。
bad-place = 没有位置“{ $word }”；位置写成 o、n2 或 n2e3。
bad-no-tile = { $place } 没有板块。
bad-area = { $place } 的板块没有“{ $word }”；它有：{ $areas }。
bad-cowboys = 每个座位有 { $count } 个牛仔。
bad-farmer = 新手玩法中草原上没有牛仔。
bad-scored = { $area } 已经完成并计分，棋子已经收回。
bad-two-figures = { $area } 上不能有两个棋子。
bad-no-sheriff = 只有开启选项 sheriff，警长才参加游戏。
bad-kind = “{ $word }”不是计分项目；有：{ $kinds }。
bad-hand-open = 游戏结束时所有矿标都是公开的。
bad-value = 没有数值为“{ $word }”的矿标；数值有 { $values }。
bad-sum = 矿标总数为 { $found }，应为 { $count }。
bad-values = 数值为 { $value } 的矿标只有 { $count } 枚。
bad-stack-twice = { $place } 的山写了两次。
bad-owed-now = 只有在 tokens 和 final 阶段才拿矿标。
bad-owed = 座位{ $seat }拿下一枚矿标，所以必须有应得的矿标。
bad-stack-empty = 没有板块可抽了；请写 over，或写 final 和拿矿标的座位。
bad-fits-nowhere = { $face } 在这张地图上哪里都放不下。
bad-nothing-placed = 还没有人放过板块。
bad-no-star = 只有放下星标板块之后，并且有另一座未完成的山时，才派出警长。

# scene

side-settler = 淘金者
role-stock = { $cowboys ->
    [0] 没有牛仔了
   *[other] 还有 { $cowboys } 个牛仔
}{ $tent ->
    [home] ，帐篷在手边
   *[out] ，帐篷已搭起
}
note-tokens = { $count } 枚矿标{ $known ->
    [yes] ，共值 { $worth }
   *[no] {""}
}
status = { $tiles ->
    [0] 没有板块了
   *[other] 还剩 { $tiles } 块板块
}，供应堆有 { $tokens } 枚矿标

way-n = 北
way-e = 东
way-s = 南
way-w = 西
way-na = 北边西半
way-nb = 北边东半
way-ea = 东边北半
way-eb = 东边南半
way-sa = 南边东半
way-sb = 南边西半
way-wa = 西边南半
way-wb = 西边北半

move-place = 把板块放在 { $place }，顶边朝{ $turn ->
    [n] 北
    [e] 东
    [s] 南
   *[w] 西
}
move-sheriff = 派警长去 { $place } 的山{ $side ->
    [none] {""}
   *[other] （{ LIST($side, of: "way-") }）
}
move-tent = { $moved ->
    [yes] 把帐篷移到 { $place }
   *[no] 在 { $place } 搭帐篷
}{ $side ->
    [none] {""}
   *[other] （{ LIST($side, of: "way-") }）
}
move-cowboy = { $kind ->
    [mountain] 在山上放一个牛仔
    [railroad] 在铁路上放一个牛仔
    [prairie] 让一个牛仔躺在草原上
    [city] 在城市放一个牛仔
    [graveyard] 在墓地放一个牛仔
   *[none] 在板块上放一个牛仔
}{ $side ->
    [none] {""}
   *[other] （{ LIST($side, of: "way-") }）
}
move-dig = { $count ->
    [0] 在已经挖空的地方开挖
    [one] 挖出最后一枚矿标
   *[other] 从 { $count } 枚矿标中挖出一枚
}
move-end = 结束回合

can-cowboy = 在新板块上放牛仔
can-tent = 把帐篷放到山上
can-dig = 开挖一枚矿标
button-end = 结束回合
card-act = 这个回合不再做什么了吗？

prompt-draw = { $seat }抽一块板块。
prompt-place = 轮到你：放下板块，可以任意转向。
prompt-wait-place = { $seat }在为板块找位置。
prompt-sheriff = 轮到你：派警长去另一座山。
prompt-wait-sheriff = { $seat }要派警长上路。
prompt-act = { EMPTY($can) ->
    [yes] 轮到你：只能结束回合。
   *[no] 轮到你。现在可以：{ $can }；或者结束回合。
}
prompt-wait-act = { $seat }在考虑在新板块上做什么。
prompt-tokens = { $seat }拿一枚矿标来看。
prompt-final = 最后一块板块已放下。{ $seat }拿一枚矿标来看。
prompt-over = { $count ->
    [one] 游戏结束：{ $seats } 以 { $points } 分获胜。
   *[other] 游戏结束：{ $seats } 以 { $points } 分共享胜利。
}
ends-draw = 游戏会自动继续。
ends-turn = { $step ->
    [place] { $own ->
        [yes] 放下板块后，你可以用一个棋子或开挖。
       *[no] 放下板块后，可以用一个棋子、开挖或什么都不做。
    }
    [sheriff] { $own ->
        [yes] 然后你照常可以用一个棋子或开挖。
       *[no] 然后可以用一个棋子、开挖或什么都不做。
    }
   *[act] { $left ->
        [0] 这会结束最后一个回合，然后全部计分。
       *[other] 任何一种都会结束回合，并给完成的区域计分。
    }
}

board-map = { $count ->
    [one] 只有起始板块的地图
   *[other] 有 { $count } 块板块的地图
}
board-hand = 地图旁边：板块、板块堆、供应
node-tile = { $place }：{ $things }{ $last ->
    [yes] ，最后放下的
   *[no] {""}
}
node-place = 空位 { $place }
node-hand = 要放的板块：{ $things }
node-stack = { $count ->
    [0] 没有板块了
   *[other] 板块堆还剩 { $count } 块：点按查看
}
inside-stack = 板块堆里剩下的 { $count } 块
inside-tile = { $count } × { $things }
node-supply = 供应堆：{ $count } 枚矿标
node-own-cowboys = { $count ->
    [0] 你没有牛仔了
    [one] 你的最后一个牛仔
   *[other] 你的 { $count } 个牛仔
}
node-own-tent = { $home ->
    [yes] 你的帐篷
   *[no] 你的帐篷在地图上
}
node-own-tokens = { $count ->
    [0] 你没有数值为 { $worth } 的矿标
   *[other] 你有 { $count } 枚数值为 { $worth } 的矿标
}
node-stock-cowboys = { $count ->
    [0] { $seat }：没有牛仔了
   *[other] { $seat }：还有 { $count } 个牛仔
}
node-stock-tent = { $home ->
    [yes] { $seat }：帐篷在手边
   *[no] { $seat }：帐篷在地图上
}
node-stock-tokens = { $count ->
    [0] { $seat }：没有矿标
   *[other] { $seat }：{ $count } 枚矿标
}{ $open ->
    [yes] ，共值 { $worth }
   *[no] {""}
}
node-cowboy = { $role ->
    [miner] { $place } 的矿工，属于{ $seat }
    [railwayman] { $place } 的铁路工，属于{ $seat }
    [farmer] { $place } 的牧人，属于{ $seat }
    [merchant] { $place } 的商人，属于{ $seat }
   *[undertaker] { $place } 的守墓人，属于{ $seat }
}
node-tent = { $place } 的帐篷，属于{ $seat }
node-sheriff = 警长在 { $place }
node-sheriff-aside = 警长，在地图旁
node-tokens = { $count ->
    [0] { $place } 没有矿标了
   *[other] { $place } 有 { $count } 枚矿标
}{ $frozen ->
    [yes] ，由警长看守
   *[no] {""}
}
node-spot = { $place } 的{ $kind ->
    [mountain] 山
    [railroad] 铁路
    [prairie] 草原
    [city] 城市
   *[graveyard] 墓地
}{ $side ->
    [none] {""}
   *[other] （{ LIST($side, of: "way-") }）
}

thing-junction = 有 { $count } 条铁轨的岔口（{ LIST($sides, of: "way-") }）
thing-city = 有 { $count } 条铁轨的城市（{ LIST($sides, of: "way-") }）
thing-railroad = { $count ->
    [0] 铁路（{ LIST($sides, of: "way-") }）
   *[other] 有 { $count } 个火车头的铁路（{ LIST($sides, of: "way-") }）
}
thing-locomotive = { $count } 个火车头
thing-mountain = 有 { $count } 个金块的山（{ LIST($sides, of: "way-") }）
thing-graveyard = 墓地
thing-tipi = { $count } 个帐篷营地
thing-herd = { $count } 个马群
thing-star = 警长星标
thing-prairie = 草原
caption-railroad = { $shape ->
    [bend] { $count } 条弯轨
   *[straight] { $count } 条直轨
}
caption-junction = 有 { $count } 条铁轨的岔口
caption-city = 有 { $count } 条铁轨的城市
caption-mountain = 有 { $count } 个金块的山

overlay-owners = { $owned ->
    [0] 那里没有人
   *[other] { $owners }
}
overlay-railroad = 铁路，{ $tiles } 块板块{ $locomotives ->
    [none] {""}
    [one] ，一个火车头 × 2
   *[many] ，火车头互相抵消
}：{ $state ->
    [done] 已完成，{ $worth } 分
   *[open] 完成时 { $worth } 分，游戏结束时 { $end } 分；{ $whose }
}
overlay-mountain = 山脉，{ $symbols } 个金块：{ $state ->
    [done] 已完成，{ $worth } 分
   *[open] 完成时 { $worth } 分，{ $tokens ->
        [0] 没有矿标了
       *[other] 矿堆有 { $tokens } 枚矿标
    }{ $frozen ->
        [yes] ，警长在时不能开挖
       *[no] {""}
    }；{ $whose }
}
overlay-city = 城市，{ $tracks } 条铁轨中已完成 { $closed } 条：{ $state ->
    [done] { $worth } 分
   *[open] 若完成，目前 { $worth } 分，游戏结束时 { $end } 分；{ $whose }
}
overlay-graveyard = 墓地，周围 8 块中已有 { $tiles } 块：{ $state ->
    [done] { $worth } 分
   *[open] 完成时 { $worth } 分，游戏结束时 { $end } 分；{ $whose }
}
overlay-prairie = 草原，{ $tipis } 个帐篷营地和 { $herds } 个马群：游戏结束时 { $worth } 分；{ $whose }

sign-nugget = 山上的金块：一枚矿标放到矿堆上，山完成时所有者得 1 分。
sign-locomotive = 火车头：完成的铁路上正好有一个时，板块加倍计分；两个互相抵消。
sign-tipi = 帐篷营地：所在草原的牧人得 2 分。
sign-herd = 马群：所在草原的牧人得 4 分。
sign-station = 有水塔的岔口：通到这里的铁路都在此终止。
sign-town = 城市：通到这里的铁路都在此终止，每条完成的铁路让商人得 3 分。
sign-star = 警长星标：放下这块板块的人要派警长上路。
sign-last = 最后放下的板块。

## 游戏盒里哪里不对 (box-)

box-at = `at` 必须在板块上，介于 0 和 1 之间
box-sides = “{ $text }”必须按 N、E、S、W 的顺序写出边，每边一次
box-count = `{ $name }` 必须是 { $low } 到 { $most } 的整数
box-rail = 铁路连接两条边，或从一条边通到板块上的城市或岔口
box-prairie = 草原需要半边，可用：{ $names }
box-side-owner = { $sides } 的每条 { $letter } 边必须恰好属于一处{ $kind ->
        [mountain] 山
       *[railroad] 铁路
    }
box-halves = 每条半边必须恰好属于一个区域，请看 { $names }
box-prairie-side = 草原边 { $side } 的两个半边必须在一起
box-cross = 有两个区域互相交叉
box-station = 城市或岔口需要三或四条都在那里终止的铁路
box-city-land = 城市周围只能是草原和铁路
box-tile-sides = `sides` 必须是 M、R、P 中的四个字母
box-tile-id = 板块用大写字母和数字命名，例如 M07
box-set = 没有“{ $set }”这一组，只有 { $known }
box-segments = 一块板块最多有 { $areas } 个区域和 { $peaks } 座山
box-tile-twice = 有两块板块同名：{ $tile }
box-total = `{ $entry }` 是 { $want }，但板块合计为 { $found }
box-icons = `{ $entry }` 是 { $want }：最多容纳 { $most }
box-start = 基本组里必须恰好有一块起始板块
box-room = 最多容纳 { $kinds } 种共 { $tiles } 块板块
box-stations = 有多条铁路的板块最多容纳 { $count } 块
box-values = 最多八个数值，从小到大，每个都要有数量
box-token-total = 数量合计为 { $found }，而不是总数 { $want }
box-pieces = 可容纳 2 到 5 人，每人 1 到 7 个牛仔和一顶帐篷，另有一名警长
box-points = 每个条目必须是 0 到 50 的整数
