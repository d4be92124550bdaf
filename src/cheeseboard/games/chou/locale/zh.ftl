# Chou y es-tu ?: all words of the game, English. Other rooms append ids here; the five other files follow.
# Words used throughout: bed = a place of the garden (a1 to e3); plant = a cabbage, double cabbage or bush that still
# stands; eaten cabbage = its bitten side; stone = a place of the gardeners’ path (1 to 24).

## The game

game-title = Chou y es-tu ?
game-pitch = 菜园里的捉迷藏：两只兔子夜里偷吃，两位园丁白天搜寻。
game-intro = 两只饿肚子的兔子搬进了卷心菜地。每天夜里，它们吃掉头顶的卷心菜，再溜到另一棵下面躲起来。每天早上，园丁发现被啃过的菜根，便四处掀开菜叶看看。第九棵卷心菜进了堆肥箱，兔子获胜；两只兔子都被抓进篮子，园丁获胜。

## Chapters of the rulebook page

chapter-box = 盒中物品与双方
chapter-box-intro = 菜还没长出来，先商量好谁来偷吃、谁来看园。
chapter-setup = 布置菜园
chapter-setup-intro = 十九块菜畦交错成行，每块最多有六个邻居，正中一块上是小屋。菜畦之间有一条由 24 块石板铺成的小路，每块石板与三块菜畦相邻。每个地方都有名字：b4 是第二行第四块菜畦，石板则按数字编号。
chapter-first-night = 第一夜
chapter-first-night-intro = 园丁睡着了，兔子寻找第一个藏身处。
chapter-day = 白天
chapter-day-intro = 园丁醒来，看看昨夜少了什么。然后每人行动一次：要么多走一步，要么少走一步，查看一株植物的下面。
chapter-catch = 抓到一只兔子之后
chapter-catch-intro = 一只兔子进了篮子，追捕还没有结束。
chapter-night = 夜晚
chapter-night-intro = 兔子一只接一只：吃掉头顶的卷心菜，沿直线奔跑，再躲起来。举个例子：一只兔子吃掉了 b2 的卷心菜，沿箭头向东南跑。c3 的小屋挡不住它，d3 的卷心菜已经被吃掉，所以它最后藏到 e3 下面。
chapter-end = 游戏结束
chapter-end-intro = 兔子要九棵卷心菜，园丁要两只兔子。
chapter-special = 灌木与双头菜
chapter-special-intro = 给熟悉菜园的玩家：三丛谁也吃不动的灌木，三棵一抵二的双头菜。
chapter-score = 计分赛
chapter-score-intro = 第九棵之后继续玩，再互换阵营，比比谁吃得多。
chapter-ruling = 特殊情况
chapter-ruling-intro = 规则书没有说明之处，本桌这样处理。

## Clauses: the box and the two sides

clause-box-counts = 盒中有 25 张菜园板块（一座小屋、18 棵卷心菜、三丛灌木、三棵双头菜）、两只兔子和两位园丁。
clause-team-two-sides = 每位玩家不是兔子一方，就是园丁一方。
clause-team-two-players = 两人游戏时，一人操控两只兔子，另一人操控两位园丁。
clause-team-three-one-rabbit-player = 三人游戏时，可由一人操控两只兔子，另外两人各操控一位园丁。
clause-team-three-one-gardener-player = 三人游戏时，也可由一人操控两位园丁，另外两人各操控一只兔子。
clause-team-four-players = 四人游戏时，每人只操控一个角色：一只兔子或一位园丁。
clause-team-word-means-side = 规则中说“兔子”或“园丁”，指的是整个一方，不论由谁来玩。

## Clauses: laying out the garden

clause-setup-tokens-in-hand = 第一夜之前，兔子在菜园外等候，还没有上菜畦。
clause-setup-cabin-centre = 小屋位于正中的菜畦。
clause-setup-eighteen-face-up = 小屋四周有十八株植物，每块菜畦一株，完好的一面朝上。
clause-setup-pawns-opposite = 两位园丁从紧挨小屋、彼此相对的两块石板出发。
clause-setup-glasses = 只有园丁在夜里戴上眼镜；在这里，系统直接对他们隐藏夜晚。
clause-setup-basic-without-specials = 不选灌木选项时，菜园里只有卷心菜，没有灌木，也没有双头菜。
clause-path-only-dotted-line = 园丁只能在小路的石板上站立和行走，不能踏上菜畦。

## Clauses: the First Night

clause-first-night-gardeners-blind = 兔子选择第一个藏身处时，园丁什么也看不见。
clause-first-night-both-hidden = 两只兔子都藏好之后，第 1 天才开始。
clause-first-night-different-cabbages = 两只兔子必须藏在不同的植物下面。
clause-first-night-under-a-cabbage = 兔子开局要藏在植物下面，不能藏在小屋下面。
clause-first-night-nothing-flipped = 第一夜谁也不吃，所以第 1 天没有东西进堆肥箱。
clause-first-night-not-under-double = 兔子开局不能藏在双头菜下面。
clause-first-night-bush-allowed = 兔子开局可以藏在灌木下面。

## Clauses: the day

clause-day-gardeners-awake = 白天，园丁能看到整个菜园，包括被吃掉的卷心菜。
clause-day-order-free = 每天由园丁自己决定谁先行动。
clause-day-each-pawn-once = 每位园丁每天恰好行动一次。
clause-day-a-two-cells = 不查看的园丁必须沿小路正好走两块石板。
clause-day-a-no-look = 走了两块石板的园丁当天不能掀开任何植物。
clause-day-b-one-cell = 想要查看的园丁必须先正好走一块石板。
clause-day-b-look-from-destination = 园丁先走后看：从走到的石板查看，而不是从离开的石板。
clause-day-b-one-tile = 每位园丁每天只能掀开一株植物。
clause-day-b-only-around = 园丁只能掀开与所到石板相邻的植物。
clause-day-b-only-cabbage-face = 只能掀开还长着的植物，不能掀开小屋、被吃掉的卷心菜或空菜畦。
clause-day-no-standing-still = 园丁不能原地不动：要么走两块石板，要么走一块再查看。
clause-day-catch-token-out = 掀开的植物下面若有兔子，它就被抓住，退出游戏。
clause-day-catch-tile-back = 抓住兔子后，那株植物完好地放回原处：兔子还没来得及吃。
clause-day-miss-tile-back = 掀开后没有兔子的植物原样放回。
clause-day-second-pawn-same-way = 随后第二位园丁有同样的选择，即使第一位刚刚抓到兔子。
clause-day-exposed-caught-first = 没找到藏身处的兔子，天一亮就被抓住，先于园丁的任何行动。
clause-day-compost-after-both = 两位园丁都行动之后，被吃掉的卷心菜才进堆肥箱。
clause-day-compost-exactly-last-night = 一天结束时，昨夜被吃掉的全部离开菜园，那些菜畦从此空着。
clause-day-then-night = 清理进堆肥箱之后，下一个夜晚降临。

## Clauses: when a rabbit is caught

clause-catch-one-token-left = 抓到一只之后，夜里只有剩下的那只兔子吃菜和逃跑；被抓的不再行动。
clause-catch-joint-control = 两位兔子玩家继续共同决定：任何一位都可以移动剩下的兔子。
clause-catch-silently = 无论兔子玩家怎样商量，园丁都一无所知。

## Clauses: the night

clause-night-gardeners-blind = 夜里发生的事，园丁一概看不见。
clause-night-order-free = 每夜由兔子自己决定哪一只先跑。
clause-night-one-after-the-other = 第一只兔子吃完、跑完、藏好，第二只才开始行动。
clause-night-eat-own-tile = 兔子吃掉藏身的卷心菜；残株留在菜畦上，直到进堆肥箱。
clause-night-eat-compulsory = 第一夜之后，每夜每只藏在卷心菜下的兔子都必须把它吃掉。
clause-night-must-move = 兔子不能留在刚吃完的地方，必须跑到另一株植物下面。
clause-night-straight-line = 兔子沿六个方向之一直线奔跑。
clause-night-only-arrows = 兔子只能朝自己那张板块的箭头所指的方向跑。
clause-night-arrows-of-the-flipped-tile = 只看兔子离开的那张板块的箭头，途经和到达的板块都不算。
clause-night-first-cabbage = 兔子藏在这条线上遇到的第一株植物下面，不能更近，也不能更远。
clause-night-pass-empty = 兔子会跑过空菜畦。
clause-night-pass-over-eaten = 兔子会跑过被吃掉的卷心菜，包括同伴刚刚啃掉的那棵。
clause-night-pass-cabin = 兔子会径直跑过小屋。
clause-night-no-stop-between = 兔子不能停在空菜畦、被吃掉的卷心菜或小屋处。
clause-night-no-stop-on-other = 兔子不能藏在另一只已经藏着的地方。
clause-night-no-pass-over-other = 藏着一只兔子的植物也会挡住另一只的去路，它不能跑过去。
clause-night-never-two-under-one = 两只兔子绝不会同时在一株植物下面，片刻也不行。
clause-night-exposed = 到不了任何藏身处的兔子只能暴露在外。
clause-night-exposed-only-then = 只要还能到达藏身处，兔子就必须选一个，不能暴露在外。
clause-night-exposed-anywhere = 暴露在外的兔子一定会被抓住，不论园丁离得多远。
clause-night-exposed-until-dawn = 暴露在外的兔子到天亮才被抓住，夜里不会。

## Clauses: how it ends

clause-end-gardeners-both-caught = 抓到第二只兔子的那一刻，园丁获胜。
clause-end-gardeners-before-nine = 第二次抓捕必须在堆肥箱不足九棵卷心菜时完成才算数。
clause-end-automatic-catch-counts = 天亮时被抓的暴露兔子与其他抓捕一样算数；若是第二只，园丁获胜。
clause-end-rabbits-ninth-composted = 第九棵卷心菜进堆肥箱时，至少还有一只兔子自由，兔子获胜。
clause-end-eaten-is-not-composted = 啃掉九棵还不算结束：在第九棵进堆肥箱之前，园丁还有一个白天。
clause-end-one-survivor-enough = 只要有一只兔子自由，兔子就能获胜。

## Clauses: bushes and double cabbages

clause-variant-swap-six = 选用灌木选项时，三丛灌木和三棵双头菜替换六棵卷心菜，还剩十二棵。
clause-variant-random-places = 选用灌木选项时，灌木和双头菜放在哪块菜畦由随机决定。
clause-variant-hide-under = 兔子也可以藏在灌木和双头菜下面。
clause-variant-lift = 园丁也可以掀开灌木和双头菜。
clause-bush-must-stop = 兔子在路线上最先遇到灌木，就必须藏在那里；谁也不能跑过灌木。
clause-bush-not-eaten = 兔子吃不了灌木：它一直长着，永远不进堆肥箱。
clause-bush-must-flee = 藏在灌木下的兔子下一夜必须离开。
clause-bush-flee-targets = 从灌木出发的兔子按通常的直线规则跑向卷心菜、双头菜或另一丛灌木。
clause-double-like-cabbage = 其他方面双头菜与卷心菜相同：可以掀开，可以吃掉，箭头同样有效。
clause-double-two = 双头菜进堆肥箱时算两棵卷心菜。
clause-double-nine-cabbages-not-tiles = 看的是九棵卷心菜，不是九张板块：五棵卷心菜加两棵双头菜就够了，十棵与九棵同样获胜。

## Clauses: playing for points

clause-score-play-on = 计分赛中，第九棵卷心菜之后游戏继续。
clause-score-until-both-caught = 计分赛中，两只兔子都被抓住，半场才结束。
clause-score-is-compost = 半场结束时，堆肥箱里每有一棵卷心菜，兔子得一分。
clause-score-swap = 上半场之后双方互换阵营，再比较两个得分。

## Clauses: corner cases

clause-ruling-order-last-word = 卷心菜进了堆肥箱才算数，被吃掉还不算；从八棵直接到十棵视为超过九棵，兔子获胜。
clause-ruling-exposed-before-compost = 如果啃下第九口的那个早晨，最后一只自由的兔子暴露在外，它会在清理堆肥之前被抓住，园丁获胜。
clause-ruling-exposed-tile-composted = 兔子吃掉的东西照样进堆肥箱，即使那只兔子被抓住。
clause-ruling-tile-never-turns = 板块的方向不变：无论掀开还是啃掉，箭头都不会转动。
clause-ruling-lifter-sees-arrows = 掀开植物的园丁能看到它的箭头，并可以记住。
clause-ruling-rabbit-sees-own-arrows = 兔子只知道自己一方待过的板块的箭头。
clause-ruling-pawns-share-and-pass = 园丁可以彼此经过，也可以站在同一块石板上。
clause-ruling-there-and-back = 走两块石板时可以一去一回，停在出发的地方。
clause-ruling-b-without-tile = 只有石板旁没有任何植物时，才可以只走一步而不查看；否则园丁必须查看。
clause-ruling-bush-hop-stop = 本桌的自定规则，规则书中没有：连续十夜没有任何东西被吃（可改为其他数字或关闭），园丁获胜；计分赛中则结束半场。
clause-ruling-bush-night-shows-nothing = 两只兔子都从灌木离开时，什么也没被吃，园丁早上也发现不了什么。
clause-ruling-no-order-choice-by-program = 兔子的先后由它们自己决定：一只若挡住另一只唯一的去路，后者就暴露在外。
clause-ruling-exposed-frees-bush = 没能离开灌木的兔子待在灌木旁边，灌木可供另一只兔子藏身。
clause-ruling-score-cut-off = 最后一夜吃掉的卷心菜，若在进堆肥箱之前第二只兔子被抓，则不计分。

## Options

option-players = 玩家人数
option-players-help = 由几个人分担双方。
option-split = 谁单独一方
option-split-help = 三人游戏：哪一方由两个人来玩。
option-split-gardeners = 一人操控两只兔子，两人各操控一位园丁
option-split-rabbits = 一人操控两位园丁，两人各操控一只兔子
option-bushes = 灌木与双头菜
option-bushes-help = 用三丛吃不动的灌木和三棵一抵二的双头菜替换六棵卷心菜。
option-score = 计分赛
option-score-help = 互换阵营玩两个半场：每个半场玩到两只兔子都被抓住，堆肥更多者获胜。
option-arrows = 卷心菜下的箭头
option-arrows-help = 兔子离开卷心菜时有几个方向可选。
option-arrows-A6 = 全部六个箭头：任意方向，兔子略占便宜
option-arrows-B65 = 一半六个箭头，一半五个：最公平的组合
option-arrows-A5 = 全部五个箭头：园丁更容易
option-last_rabbit = 最后一只兔子
option-last_rabbit-help = 有两位兔子玩家时：抓到一只后，剩下的兔子由谁移动。
option-last_rabbit-joint = 两人共同：任何一位都可以移动
option-last_rabbit-owner = 只由它原来的玩家移动
option-last_night = 最后一夜的晚餐
option-last_night-help = 计分赛：最后一次抓捕时已被吃掉但还没进堆肥箱的卷心菜。
option-last_night-dropped = 不计分
option-last_night-counted = 计分
option-bush_stop = 没有偷吃的夜晚
option-bush_stop-help = 自定规则：连续这么多夜没有任何东西被吃，园丁获胜；计分赛中则结束半场。0 表示关闭。

## The picture: names of what lies on the board

board-day = 白天的菜园
board-night = 夜晚的菜园
node-bed = { $what ->
        [cabbage] { $place }：卷心菜
        [double] { $place }：双头菜
        [bush] { $place }：灌木
        [eaten] { $place }：被吃掉的卷心菜
        [eaten-double] { $place }：被吃掉的双头菜
       *[other] { $place }：空菜畦
    }{ $arrows ->
        [none] {""}
       *[other] ；箭头 { LIST($arrows, of: "way-") }
    }{ $lifted ->
        [yes] ；今天掀开过
       *[other] {""}
    }{ $reach ->
        [yes] ；园丁够得着
       *[other] {""}
    }
node-cabin = { $place }：小屋
node-stone = { $who ->
        [none] { $place } 号石板
        [AB] { $place } 号石板，园丁 A 和 B
       *[other] { $place } 号石板，园丁 { $who }
    }
node-gardener = { $state ->
        [asleep] 园丁 { $pawn } 在 { $place } 号石板，睡着了
        [done] 园丁 { $pawn } 在 { $place } 号石板，今天已行动
       *[other] 园丁 { $pawn } 在 { $place } 号石板
    }
node-rabbit = { $state ->
        [hidden] 兔子 { $rabbit }，藏在 { $place } 下面
        [open] 兔子 { $rabbit }，暴露在 { $place } 旁
        [caught] 兔子 { $rabbit }，已被抓住
       *[other] 兔子 { $rabbit }，在菜园外等候
    }
node-compost = { $more ->
        [yes] 堆肥箱：{ $count } 棵，只需 { $full } 棵
       *[no] 堆肥箱：{ $full } 棵中已有 { $count } 棵
    }
node-compost-points = 堆肥箱：{ $count } 棵卷心菜

## Moves in words

move-hide = 兔子 { $rabbit } 藏到 { $place } 下面
move-run = 兔子 { $rabbit } 跑到 { $place }
move-stuck = 兔子 { $rabbit } 暴露在外
move-walk = 园丁 { $pawn } 走到 { $stone } 号石板
move-step = 园丁 { $pawn } 走一步到 { $stone } 号石板，那里没有可掀开的植物
move-look = 园丁 { $pawn } 走到 { $stone } 号石板，查看 { $place } 下面
move-after-you = 你先请：让搭档先走
button-exposed = 暴露在外
button-after = 你先请

## What to do now

prompt-setup = 正在布置菜园。
prompt-arrows = 正在揭示一张板块的箭头。
prompt-hide = { $rabbit ->
        [one] 轮到你：为兔子 1 选一株植物藏身。
        [two] 轮到你：为兔子 2 选一株植物藏身。
       *[other] 轮到你：选一只兔子和一株藏身的植物。
    }
prompt-run = { $rabbit ->
        [one] 轮到你：选择兔子 1 跑向哪里。
        [two] 轮到你：选择兔子 2 跑向哪里。
       *[other] 轮到你：选择哪只兔子先跑，跑向哪里。
    }
prompt-stuck = { $rabbit ->
        [one] 轮到你：兔子 1 到不了任何藏身处，只能暴露在外。
        [two] 轮到你：兔子 2 到不了任何藏身处，只能暴露在外。
       *[other] 轮到你：兔子到不了任何藏身处，选择哪一只先暴露在外。
    }
prompt-day = { $pawn ->
        [A] 轮到你：园丁 A 走两块石板，或走一块并查看一株植物。
        [B] 轮到你：园丁 B 走两块石板，或走一块并查看一株植物。
       *[other] 轮到你：选一位园丁，走两块石板，或走一块并查看一株植物。
    }
prompt-day-walk = { $pawn ->
        [A] 轮到你：园丁 A 行走，附近没有可查看的植物。
        [B] 轮到你：园丁 B 行走，附近没有可查看的植物。
       *[other] 轮到你：选一位园丁行走，附近没有可查看的植物。
    }
prompt-wait-first-night = { $glasses ->
        [yes] 你戴着眼镜：兔子正在选择第一个藏身处。
       *[other] 第一夜：兔子正在选择藏身处。
    }
prompt-wait-night = { $glasses ->
        [yes] 你戴着眼镜：兔子正在行动。
       *[other] 夜晚：轮到兔子一方行动。
    }
prompt-wait-partner-night = { $rabbit ->
        [one] 轮到你的搭档移动兔子 1。
        [two] 轮到你的搭档移动兔子 2。
       *[other] 轮到你的搭档行动。
    }
prompt-wait-day = { $pawn ->
        [A] 白天：轮到园丁一方，由园丁 A 行动。
        [B] 白天：轮到园丁一方，由园丁 B 行动。
       *[other] 白天：轮到园丁一方行动。
    }
prompt-wait-partner-day = { $pawn ->
        [A] 轮到你的搭档移动园丁 A。
        [B] 轮到你的搭档移动园丁 B。
       *[other] 轮到你的搭档行动。
    }
ending-catch = 园丁获胜：两只兔子都被抓住。
ending-compost = { $more ->
        [yes] 兔子获胜：堆肥箱里有 { $count } 棵卷心菜，只需 { $full } 棵。
       *[no] 兔子获胜：堆肥箱里有 { $count } 棵卷心菜。
    }
ending-bushes = 按自定规则园丁获胜：连续 { $nights } 夜没有任何东西被吃。
ending-points = { $winner ->
        [first] 上半场的兔子以 { $first } 比 { $second } 获胜。
        [second] 下半场的兔子以 { $second } 比 { $first } 获胜。
       *[other] 平局：{ $first } 比 { $second }。
    }
ends-first-night = 两只兔子都藏好后，天就亮了。
ends-night = { $last ->
        [yes] 这一步之后夜晚结束。
       *[other] 所有自由的兔子都跑过之后，天就亮了。
    }
ends-day = { $last ->
        [yes] 这一步之后白天结束：被吃掉的放进堆肥箱，夜幕降临。
       *[other] 两位园丁都行动之后，夜幕降临。
    }
status = { $when ->
        [setup] 正在布置菜园
        [day] 第 { $day } 天 · 堆肥 { $count }/{ $full }
        [over] { $more ->
            [yes] 结束 · 堆肥 { $count } 棵，只需 { $full } 棵
           *[no] 结束 · 堆肥 { $count }/{ $full }
        }
       *[night] { $day ->
            [0] 第一夜
           *[other] 第 { $day } 天之后的夜晚 · 堆肥 { $count }/{ $full }
        }
    }
status-points = { $when ->
        [setup] 第 { $leg } 半场 · 正在布置菜园
        [day] 第 { $leg } 半场 · 第 { $day } 天 · 堆肥 { $count }
        [over] 结束 · 堆肥 { $count }
       *[night] { $day ->
            [0] 第 { $leg } 半场 · 第一夜
           *[other] 第 { $leg } 半场 · 第 { $day } 天之后的夜晚 · 堆肥 { $count }
        }
    }

## Seats, sides, and what partners can tell each other

side-rabbits = 兔子
side-gardeners = 园丁
role-rabbits = 两只兔子
role-rabbit = 兔子 { $rabbit }
role-gardeners = 两位园丁
role-gardener = 园丁 { $pawn }
note-caught = 已抓到 { $count } 只兔子
signal-here = 我去这里
signal-not-there = 别去那里
signal-you-first = 你先走
signal-look-here = 查看这里
signal-stand-here = 我站到这里

## What happens: log and live region

effect-bush-placed = { $place } 长着一丛灌木。
effect-double-placed = { $place } 长着一棵双头菜。
effect-first-night = 第一夜：兔子寻找藏身处。
effect-rabbit-hid = 兔子 { $rabbit } 藏在 { $place } 下面。
effect-rabbit-ran = 兔子 { $rabbit } 现在藏在 { $place } 下面。
effect-rabbit-stuck = 兔子 { $rabbit } 找不到藏身处，暴露在 { $place } 旁。
effect-arrows-seen = { $arrows ->
        [all] { $place } 的板块六个箭头齐全。
       *[other] { $place } 的板块缺一个箭头：{ LIST($arrows, of: "way-") }。
    }
effect-after-you-rabbit = 兔子 { $rabbit } 让另一只先走。
effect-after-you-gardener = 园丁 { $pawn } 让另一位先走。
effect-day-breaks = 第 { $day } 天破晓，园丁醒来。
effect-eaten = { $worth ->
        [1] { $place } 的卷心菜被吃掉了。
       *[other] { $place } 的双头菜被吃掉了，算 { $worth } 棵。
    }
effect-nothing-eaten = 这一夜什么也没被吃。
effect-exposed-caught = 兔子 { $rabbit } 暴露在 { $place } 旁，被抓住了。
effect-walked = 园丁 { $pawn } 现在站在 { $stone } 号石板上。
effect-looked-in-vain = 园丁 { $pawn } 在 { $place } 下面什么也没找到。
effect-caught = 兔子 { $rabbit } 在 { $place } 下面被抓住了！
effect-composted = { $worth ->
        [1] { $place } 被吃掉的卷心菜进了堆肥箱。
       *[other] { $place } 被吃掉的双头菜进了堆肥箱，算 { $worth } 棵。
    }
effect-compost-now = 堆肥箱里现在有 { $count } 棵卷心菜。
effect-night-falls = 第 { $day } 天结束，夜幕降临，园丁戴上眼镜。
effect-gardeners-win = 两只兔子都进了篮子。
effect-rabbits-win = 堆肥箱满了。
effect-bush-stop-win = 连续 { $nights } 夜没有任何东西被吃：按自定规则，游戏结束。
effect-bush-stop-leg = 连续 { $nights } 夜没有任何东西被吃：按自定规则，半场结束。
effect-leg-over = { $leg ->
        [1] 中场：上半场的兔子得到 { $count } 棵卷心菜。
       *[other] 下半场结束：兔子得到 { $count } 棵卷心菜。
    }
effect-sides-swap = 双方互换：兔子变园丁，园丁变兔子。
effect-score-first-wins = 两个半场比较：上半场 { $first } 棵卷心菜，下半场 { $second } 棵。
effect-score-second-wins = 两个半场比较：上半场 { $first } 棵卷心菜，下半场 { $second } 棵。
effect-score-draw = 两个半场比较：上半场 { $first } 棵卷心菜，下半场 { $second } 棵，一样多。

## Things on the board

way-e = 东
way-ne = 东北
way-nw = 西北
way-w = 西
way-sw = 西南
way-se = 东南

## What a score is made of

term-cabbages = 堆肥箱里的卷心菜
term-doubles = 堆肥箱里的双头菜
term-catches = 抓到的兔子
term-leg = 第 { $leg } 半场堆肥箱里的卷心菜

## Options and positions that do not fit

error-chou-split = 选项“{ $option }”用于三人游戏时决定谁单独一方，其他人数时没有意义。
error-chou-last-rabbit = 选项“{ $option }”需要两位兔子玩家：四人游戏，或三人游戏并设 split = rabbits。
error-chou-last-night = 选项“{ $option }”属于计分赛，请同时打开 score。
error-chou-bush-stop = 选项“{ $option }”需要灌木：没有灌木时每夜都会有东西被吃。
error-chou-position = { EMPTY($line) ->
        [no] 无法读取这个局面，在“{ $line }”处：{ $reason }。
       *[yes] 无法读取这个局面：{ $reason }。
    }

## 图板上标记的意思

sign-trail = 泥土里的足迹：被吃掉的板块上的箭头，兔子可能从那里跑开
sign-arrow-known = 植物还没被吃掉，但你已知道的箭头
sign-looked = 今天掀开过：下面没有人
sign-bootprints = 明天园丁可能会看这株植物下面
sign-burrow = 空菜畦：植物已在堆肥上
sign-glasses-on = 戴上眼镜：夜里这位园丁什么也看不见

## What exactly does not fit: positions (position-) and boxes (box-)

position-number = “{ $word }”应为 { $low } 到 { $high } 之间的整数
position-cell = 没有“{ $word }”这块菜地；菜地从 { $first } 到 { $last }
position-no-phase = 缺少阶段；请写其中之一：setup、first night、night 2、day 2
position-phase-twice = 阶段写了两次
position-said-twice = 这一项写了两次
position-key = 一行不能以“{ $word }”开头
position-words = “{ $key }”后面的词数必须是 { $count }
position-words-range = “{ $key }”后面要有 { $least } 到 { $most } 个词
position-phase = 阶段可以是 setup、first night、night N、day N 或 over N
position-ending = “over N”后面要写游戏如何结束：{ $known }
position-leg = 下半场需要选项 score
position-draw-garden = 请画出菜园：有灌木时，没有人知道它们在哪里
position-rows = 菜园有五行，依次为 3、4、5、4、3 个字母
position-cabin = 小屋（h）只能在 { $cell }
position-special-order = 布置时先放灌木（{ $bushes }），再放双头菜（{ $doubles }）
position-specials = 按这些选项，菜园应有 { $bushes } 丛灌木和 { $doubles } 棵双头菜，而不是 { $found } 和 { $counted }
position-compost = 菜园里少了 { $shown } 棵卷心菜（. 算一棵，: 算两棵），而不是 { $said } 棵
position-rabbit-now = 兔子 { $rabbit } 现在不能是“{ $word }”
position-rabbit-place = 兔子 { $rabbit } 不能藏在 { $word }
position-two-rabbits = 两只兔子不会在同一块板下
position-stone = 没有“{ $word }”这块石头
position-acted = 白天行动过的只能是园丁 A 或 B
position-moved = 夜里移动过的只能是兔子 1 或 2
position-arrow-pairs = 箭头写作菜地加文字：b4 -ne
position-arrow-text = “{ $cell } { $text }”：箭头写作 *，或 - 加其中之一：{ $ways }
position-arrow-six = { $cell } 上的板有六个箭头
position-arrow-none = { $cell } 上没有可知道的箭头
position-arrow-faces = 这种板在箭头组合里有 { $six } 块六箭头、{ $five } 块五箭头
position-looks = 园丁在白天查看
position-memory = memory 后面是 first night、nothing，或 weights 加三个数
position-traces = 记忆有 1 到 { $most } 行 trace，此后每夜一行
position-trace = trace 行以其中之一开头：{ $known }
position-over-caught = 两只兔子都被抓住，游戏就结束了；请写：over N catch
position-over-full = 堆肥箱里有 { $full } 棵卷心菜，游戏就结束了；请写：over N compost
position-night-falls = 两名园丁都行动过后，夜幕降临
position-day-breaks = 所有兔子都移动过后，天就亮了
position-rabbit-hand = 兔子 { $rabbit } 不可能移动过却还在手中
position-waiting = 没有人会在等 { $cell } 的箭头
box-cell = [board] 中没有格子“{ $cell }”
box-cell-name = 格子名为一个小写字母加一个数字，例如 b4
box-cell-rows = 必须有 { $count } 个格子，逐行从左到右
box-cell-twice = 有两个格子名称或坐标相同
box-cell-count = 有 { $cells } 个格子，但小屋和卷心菜需要 { $needed } 个
box-steps = 必须有六个方向，每个与其后第三个相反
box-points = 必须有 { $wanted } 个点，而不是 { $found } 个
box-point-cells = 点 { $point } 必须接触三个两两相邻的格子
box-edge-end = 边 { $a }-{ $b } 通向不存在的点
box-edge-side = 边 { $a }-{ $b } 必须位于其两端点共同接触的两个格子之间
box-unreachable = 有的点步行无法到达
box-start = 点 { $point } 不接触小屋
box-opposite = 园丁需要小屋相对两侧的两个点
box-arrows = `{ $part }` 合计必须为 { $size } 块板
box-long-line = 一条直线最多有 { $count } 个格子
