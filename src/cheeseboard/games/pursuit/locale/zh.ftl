# Cheese Pursuit：游戏的全部文字，简体中文。用词：一方 = 坐在一个位置上的人或队；奶酪盒 = 棋子，可装六块奶酪；
# 轮心 = 正中的格子；奶酪格 = 赢得奶酪块的格子。

## The game

game-title = Cheese Pursuit
game-pitch = 绕着一轮奶酪的问答赛：六块奶酪，每种一块，再加一道终极题。
game-intro = 桌上放着一轮切成六份的奶酪。掷骰子，让奶酪盒沿着外皮前进，回答格子提出的问题。在六个奶酪格上，答对就得一块奶酪。集齐六块的一方回到正中，由其他各方选定终极题。

## Chapters of the rulebook page

chapter-sides = 各方与准备
chapter-sides-intro = 轮盘有 73 个格子：正中的轮心、六条各有五格的轮辐、轮辐尽头的六个奶酪格，以及其间的六段轮缘。每个格子都有名字：S23 是 2 号轮辐的第三格，W2 是它尽头的奶酪格，R21 是其后轮缘的第一格。
chapter-move = 掷骰与移动
chapter-move-intro = 掷出多少就走多远。有岔路时由你选择。
chapter-space = 格子问什么
chapter-space-intro = 颜色格和奶酪格问本颜色的问题，轮心问你自选的问题，轮缘上有些格子什么也不问。
chapter-wedge = 奶酪块
chapter-wedge-intro = 六块拼成一整轮：地理、娱乐、历史、艺术与文学、科学与自然、体育与休闲。
chapter-reading = 读题与评判
chapter-reading-intro = 问题由邻座朗读，出自一叠每张六题的卡片。
chapter-final = 终极题
chapter-final-intro = 有了整轮奶酪，比赛就快结束了。
chapter-option = 其他玩法
chapter-option-intro = 这个游戏的各个版本不尽相同。以下规则可以分别启用。
chapter-ruling = 疑难情形
chapter-ruling-intro = 规则书没有说明或有两种读法之处，本桌这样玩。

## Clauses: sides and setting up

clause-players-two-to-six = 两方到六方参加。一方独自练习也可以（本桌规则）。
clause-players-teams-within = 一方是一个人或一支队伍。一支队伍只算一方，所以最多六方。
clause-players-agreed-before = 各自为战还是分队，在游戏开始前商定。
clause-teams-fixed = 游戏进行中谁也不换边。
clause-setup-empty-holder-on-hub = 每一方都以一个空奶酪盒从轮心开始。
clause-setup-one-pile = 所有问题卡叠成一叠。
clause-setup-starter-chosen = 第一回合之前先决定谁开始；在此之前谁也不行动。
clause-turn-passes-left = 回合向左轮转，队伍也一样。只有轮到的一方掷骰和移动。

## Clauses: throwing and moving

clause-move-one-die = 每次移动掷一颗骰子；先掷骰，后移动。
clause-move-exact = 奶酪盒走的格数与骰子点数完全相同。
clause-move-direction-free = 走哪条路由移动的一方决定。
clause-move-no-mixing = 在轮缘上，一次移动要么顺时针，要么逆时针，绝不先后兼有。
clause-hub-one-space = 正中的整个圆是一个格子。
clause-hub-cross = 移动可以笔直穿过轮心。
clause-hub-change-spoke = 在轮心可以转入任何一条别的轮辐。
clause-space-no-limit = 一个格子上奶酪盒的数目不限；谁也不挡路。

## Clauses: what a space asks

clause-roll-again-must = 在再掷格上，同一回合里再掷一次、再走一次。
clause-roll-again-no-question = 再掷格上不提问。
clause-roll-again-new-direction = 从再掷格出发，下一次移动可以换方向。
clause-colour-question-matches = 在颜色格上，问题出自该颜色的类别。
clause-colour-right-throw-again = 在颜色格上答对，可以再掷一次。
clause-colour-wrong-ends-turn = 答错则回合结束。
clause-wedge-space-question-matches = 在奶酪格上，问题出自该格的类别。
clause-wedge-space-right-wins-wedge = 在奶酪格上答对，奶酪盒里就放进一块该类别的奶酪。
clause-wedge-space-wrong-ends-turn = 在奶酪格上答错，回合结束，也没有奶酪。
clause-wedge-space-right-continues = 在奶酪格上答对之后，回合继续。
clause-hub-free-category = 不足六块奶酪而停在轮心的一方自选问题的类别。在别处谁也不能选。
clause-hub-no-wedge = 在轮心得不到奶酪。

## Clauses: wedges

clause-wedge-only-on-wedge-space = 奶酪盒停在奶酪格上才能赢得奶酪块。
clause-wedge-colour-answered = 奶酪块的颜色就是所答类别的颜色。
clause-wedge-one-per-colour = 同一颜色不会得到第二块。
clause-wedge-still-answer = 已有某类别的奶酪块，该类别的问题仍照问不误。
clause-wedge-retry-needs-leaving = 在奶酪格上答错之后，必须先离开、再停到那里，才能再试。
clause-wedge-not-exchanged = 奶酪块和奶酪盒绝不在各方之间转手。

## Clauses: reading and judging

clause-reader-left = 由答题方左边的一方读题。
clause-reader-top-card = 问题出自卡叠最上面的一张。
clause-reader-matching-question = 在卡片的六道题中，读所需类别的那一道。
clause-reader-to-bottom = 之后无论答对答错，卡片都放到最下面。
clause-reader-after-answer = 答完题才收起卡片，继续游戏。
clause-cards-circulate = 因此卡片按同样的次序再次出现；一局之中绝不洗牌。
clause-teams-all-contribute = 队里的每个人都可以帮忙找答案。
clause-dispute-before-next-throw = 有争议时，在下一次掷骰之前解决。
clause-dispute-agree-ahead = 存疑的答案如何评判，可以事先约定，例如查阅某种资料。

## Clauses: the last question

clause-final-six-to-hub-at-once = 得到第六块奶酪，奶酪盒立即移到轮心。
clause-final-next-turn = 再次轮到这一方时，才问终极题。
clause-final-no-throw = 问终极题时不掷骰，谁也不移动。
clause-final-others-choose = 终极题的类别由其他各方选定。
clause-final-before-card = 他们在抽下一张卡之前选定。
clause-final-right-wins = 答对终极题即获胜，游戏结束。
clause-final-wrong-stays = 答错则回合结束，奶酪盒留在轮心。
clause-final-retry-next-turn = 下一次轮到时，这一方再得一道终极题。
clause-final-category-may-repeat = 那时其他各方可以选同一类别，也可以另选。
clause-final-needs-six = 六块奶酪未集齐之前，没有终极题，也没有为它进行的投票。

## Clauses: other ways to play

clause-option-exact-return = 可选规则：集齐六块之后继续掷骰前进，必须掷出恰好的点数到达轮心。
clause-option-leave-after-miss = 可选规则：终极题答错之后，奶酪盒下一回合必须离开轮心。
clause-option-start-own-colour = 可选规则：各方在自己的第一回合把奶酪盒放到任一本方颜色的格子上，奶酪格也可以；然后掷骰。那时还不提问。
clause-option-time-limit = 可选规则：答题有时限；超时算答错。
clause-option-wedge-ends-turn = 可选规则：赢得新的奶酪块时回合结束。
clause-option-starter-highest = 可选规则：各方掷骰，点数最高者开始；平手者再掷。
clause-option-leaving = 可选规则：轮到自己时，一方可以带着奶酪盒和奶酪块永久退出。最后留下的一方获胜。
clause-option-two-boxes = 可选规则：卡片轮流取自两叠，逐题交替，贯穿全局。
clause-option-cards-queues = 可选规则：每个类别各有一叠。
clause-option-reader-any = 可选规则：其他任何一方都可以读题。

## Clauses: corner cases

clause-ruling-wedge-continues = 新的奶酪块不会结束回合：这一方再掷骰（第六块除外，或有可选规则另行规定）。
clause-ruling-hub-continues = 在轮心答对，也可以再掷一次。
clause-ruling-no-step-back = 任何移动都不能立即退回刚离开的格子，轮辐和轮缘上都一样。
clause-ruling-vote-tie-left = 问票数最多的类别。平票时以左邻的票为准；若左邻没有投给其中任何一个，则由左邻在其中选定。
clause-ruling-reader-in-team = 左边队伍中的任何人都可以读题。
clause-ruling-dispute-majority = 事先约定的资料优先；否则由读题者裁定，其他人可以以多数推翻。
clause-ruling-must-move = 谁也不能原地不动，也不能少走。
clause-ruling-sixth-ends-turn = 得到第六块奶酪，回合即告结束。
clause-ruling-solo = 独自游戏时由牌桌读题；答案可以选择或输入。
clause-ruling-solo-final = 独自游戏时，终极题的类别抽签决定。
clause-ruling-secret-vote = 其他每一方投一次票选类别或者弃权，最后一票投出之前全部保密。
clause-ruling-no-vote-lot = 如果没有人投给任何类别，就在六个类别中抽签。
clause-ruling-chance-of-right = 程序操控的玩家看不到答案：它们各以事先设定的机会答对。
clause-ruling-exact-final-at-once = 必须以恰好的点数到达轮心的一方，一到达就得终极题；此时第六块奶酪不结束回合。
clause-ruling-leave-returns-exact = 被迫离开轮心的一方以恰好的点数返回，一到达就得下一道终极题。
clause-ruling-left-open-question = 一方在自己的问题尚未了结时退出，卡片放到最下面，回合结束。

## Options

option-players = 方数
option-players-help = 有几方参加。一方是一个位置上的一个人或一支队伍；也可以独自练习。
option-starter = 谁开始
option-starter-help = 如何决定第一方。
option-starter-random = 抽签
option-starter-highest = 点数最高者
option-starter-first = 第一个位置
option-start = 奶酪盒的起点
option-start-help = 从轮心开始，或从第一回合自选的本方颜色格开始。
option-start-hub = 轮心
option-start-own_colour = 本方颜色的格子
option-home = 集齐六块后回轮心
option-home-help = 奶酪盒如何回到轮心答终极题。
option-home-teleport = 立即回去，下一回合提问
option-home-exact = 以恰好的点数
option-after_miss = 终极题答错之后
option-after_miss-help = 奶酪盒是否留在轮心等下一次机会。
option-after_miss-stay = 留下，下一回合再试
option-after_miss-leave = 必须离开再回来
option-wedge_ends_turn = 奶酪块结束回合
option-wedge_ends_turn-help = 防止回合过长：赢得新的奶酪块之后轮到下一方。
option-leaving = 可以退出
option-leaving-help = 退出的一方带走奶酪盒。否则由电脑或别人接替这个位置。
option-skill = 答对的机会
option-skill-help = 用于电脑玩家和模拟：一百题中答对几题。
option-skill_a = ……第一方的
option-skill_a-help = 只用于第一方；0：与各方相同。
option-skill_b = ……第二方的
option-skill_b-help = 只用于第二方；0：与各方相同。
option-skill_c = ……第三方的
option-skill_c-help = 只用于第三方；0：与各方相同。
option-skill_d = ……第四方的
option-skill_d-help = 只用于第四方；0：与各方相同。
option-skill_e = ……第五方的
option-skill_e-help = 只用于第五方；0：与各方相同。
option-skill_f = ……第六方的
option-skill_f-help = 只用于第六方；0：与各方相同。
option-judging = 如何评判答案
option-judging-help = 四选一，或按输入的文字，或由听答案、并独自看到正确答案的读题者评判。
option-judging-choice = 四选一
option-judging-typed = 输入，由牌桌评判
option-judging-reader = 口头回答，由读题者评判
option-seconds = 答题时间
option-seconds-help = 以秒计；超时即算答错。
option-seconds-0 = 不限
option-seconds-20 = 20 秒
option-seconds-30 = 30 秒
option-seconds-60 = 一分钟
option-seconds-120 = 两分钟
option-reader = 谁读题
option-reader-help = 谁朗读问题并评判存疑的答案。
option-reader-left = 左边的一方
option-reader-any = 其他任何一方
option-cards = 卡片
option-cards-help = 问题卡如何摆放。
option-cards-pile = 一叠
option-cards-queues = 每个类别一叠
option-cards-two_boxes = 两叠轮流
option-appeals = 申诉
option-appeals-help = 裁定是否可以交由其他各方表决。
option-strictness = 输入的答案
option-strictness-help = 输入的答案要多吻合。
option-strictness-exact = 一字不差
option-strictness-strict = 严格
option-strictness-normal = 容许小错
option-strictness-generous = 宽松
option-difficulty = 难度
option-difficulty-help = 卡叠里有哪些问题。
option-difficulty-any = 全部
option-difficulty-easy = 简单
option-difficulty-medium = 中等
option-difficulty-hard = 困难
option-question_shown = 谁看得到问题
option-question_shown-help = 显示在每个屏幕上，还是只在读题者那里。
option-question_shown-all = 所有人
option-question_shown-reader = 只有读题者
option-commit = 谁替队伍作答
option-commit-help = 队里任何人都可以作答，还是只有队长。
option-commit-any = 任何人
option-commit-captain = 队长

## Categories, spaces, and things on the board

category-GE = 地理
category-EN = 娱乐
category-HI = 历史
category-AL = 艺术与文学
category-SN = 科学与自然
category-SL = 体育与休闲
board-wheel = 切成六份的一轮奶酪：带轮辐和轮缘的轮盘
space-hub = { $place }：正中的轮心
space-cat = { $place }：{ $category }
space-hq = { $place }：奶酪格，{ $category }
space-roll = { $place }：再掷一次
node-holder = 奶酪盒：{ $seat }，在 { $place }，已有：{ $wedges }
node-holder-empty = 奶酪盒：{ $seat }，在 { $place }，空的
node-die = { $die ->
        [0] 骰子
       *[other] 骰子掷出 { $die }
    }
node-pile = 问题卡

## Moves in words

move-roll = 掷骰子
move-go = 移到 { $place }
move-place = 从 { $place } 开始
move-category = 类别：{ $category }
move-vote = 投给：{ $category }
move-abstain = 弃权
move-leave = 退出游戏
card-choices = 由你选择
button-abstain = 弃权
button-leave = 退出游戏

## What to do now

prompt-starter = 正在抽签决定谁开始。
prompt-throw-off = 各方掷骰决定谁开始。
prompt-place = { $seat }：把奶酪盒放到你颜色的格子上。
prompt-roll = { $seat }：请掷骰子。
prompt-die = { $seat } 的骰子正在滚动。
prompt-move = { $seat }：请走 { $die ->
        [one] { $die } 格
       *[other] { $die } 格
    }。
prompt-category = { $seat }：请选问题的类别。
prompt-ask = { $final ->
        [yes] { $seat } 的终极题：{ $category }
       *[no] { $seat } 的问题：{ $category }
    }
prompt-vote = { $seat } 的终极题：请投票选类别。
prompt-wait-vote = { $seat } 的终极题：其他各方正在投票选类别。
prompt-tie = { $chooser }：票数相同；请选定 { $seat } 终极题的类别。
prompt-wait-tie = 票数相同：由 { $chooser } 选定 { $seat } 终极题的类别。
prompt-lot = 正在抽签决定 { $seat } 终极题的类别。
prompt-wait-turn = 轮到 { $seat }。
ending-won = { $seat } 获胜：终极题答对了。
ending-last-left = { $seat } 获胜：其他各方都已退出。
status = { $round ->
        [0] 游戏开始
       *[other] 第 { $round } 轮
    }
side-holder = 一个奶酪盒
note-gone = 已退出
note-home = 等待终极题
term-wedges = 奶酪块

## What happens: log and live region

effect-starter = { $who } 开始。
effect-thrown-off = { $who } 为先手掷出 { $die }。
effect-throw-tied = 最高点数 { $die } 不止一方掷出：这些方再掷。
effect-turn = 轮到 { $who }。
effect-placed = { $who } 从 { $place } 开始。
effect-thrown = { $who } 掷出 { $die }。
effect-moved = { $who } 移到 { $place }。
effect-roll-again = { $who } 再掷一次：{ $place } 不提问。
effect-asked = { $who } 的问题：{ $category }。
effect-right = 答对了！{ $who } 知道答案（{ $category }）。
effect-wrong = 答错了：{ $who } 的回合结束（{ $category }）。
effect-wedge-won = { $who } 在 { $place } 赢得一块奶酪：{ $category }。
effect-home = { $who } 集齐六块奶酪，来到轮心。
effect-final-due = { $who } 得终极题；类别由其他各方选定。
effect-vote-chosen = { $count ->
        [one] 以 { $count } 票选定类别：{ $category }
       *[other] 以 { $count } 票选定类别：{ $category }
    }
effect-vote-left = 票数相同；由 { $who } 决定：{ $category }
effect-vote-tied = 票数相同；由 { $who } 在其中选定。
effect-no-votes = 没有人投给任何类别：抽签决定。
effect-final-asked = { $who } 的终极题：{ $category }。
effect-must-return = { $who } 必须离开轮心再回来。
effect-won = { $who } 有了整轮奶酪，也答对了终极题：获胜。
effect-left = { $who } 退出游戏。
effect-last-left = { $who } 是最后留下的一方，获胜。

## Options, positions and boxes that do not fit

error-pursuit-skill = 选项“{ $option }”针对没有参加的一方：方数为 { $players }。
error-pursuit-reader = 只有一方时，选项“{ $option }”不能为“reader”：没有别人读题。
error-pursuit-leaving = 选项“{ $option }”至少需要两方：独自游戏的人直接停下即可。
error-pursuit-position = { EMPTY($line) ->
        [no] 无法读懂这个局面，问题在“{ $line }”：{ $reason }。
       *[yes] 无法读懂这个局面：{ $reason }。
    }
position-no-phase = 缺少阶段；请写其中之一：{ $known }
position-phase = “{ $word }”不是阶段；请写其中之一：{ $known }
position-phase-words = “move”后面是点数，“ask”后面是一个类别，“tie”后面至少两个类别，其他阶段后面什么也没有
position-said-twice = 这一项写了两次
position-key = 一行不能以“{ $word }”开头
position-words = “{ $key }”后面应有 { $least } 到 { $most } 个词
position-each-seat = “{ $key }”后面每一方应有一个词，共 { $count } 个
position-number = “{ $word }”应为 { $low } 到 { $high } 的整数
position-seat = 没有“{ $word }”这一方；各方为 A 到 { $last }
position-category = 没有类别“{ $word }”
position-wedge-twice = “{ $word }”写了两次
position-vote = “{ $word }”不是一票：请写类别、abstain、- 或 ?
position-space = 没有格子“{ $word }”
position-side-words = “{ $word }”后面不应再有内容
position-gone-option = 只有启用选项 leaving 时，才有已退出的一方
position-new-option = 只有 start = own_colour 时，一方才会等待第一个格子
position-home = “home”和“away”用于集齐六块、停在轮心的一方
position-away-option = “away”需要 after_miss = leave
position-thrown = 为先手掷骰时至少有两方参加，且其中有一方还没有掷
position-before = 游戏开始前，奶酪盒是空的并在轮心，至少两方参加，选项 starter 说明如何决定第一方
position-turn-gone = { $seat } 方已退出，不可能轮到它
position-winner = 请写明胜者：集齐六块、停在轮心的一方，或最后留下的一方
position-last-left = 只剩一方，游戏已经结束
position-six-go-home = 集齐六块的 { $seat } 方应在轮心
position-not-placed = { $seat } 方还没有放好
position-not-final = { $seat } 方不是集齐六块停在轮心，所以没有终极题
position-final-due = { $seat } 方现在应答终极题：阶段为 vote、tie、lot 或 ask
position-place = { $seat } 方不能选择起点
position-choose = { $seat } 方不能选择类别
position-asked = 在 { $space } 上，{ $seat } 方不会被问到 { $category }
position-vote-alone = 没有人可以投票
position-votes = 票只属于投票阶段和其他各方，而且至少还缺一票
box-codes = 应有 { $count } 个类别，各用两个大写字母作代码
box-colours = 应有 { $count } 种颜色
box-each-once = 每个类别各出现一次：{ $codes }
box-ids = 每个格子有自己的名字：HUB，或一个字母加一两个数字
box-kind = { $space } 的种类应为其中之一：{ $kinds }
box-category = { $space } 的类别不符：颜色格和奶酪格取 { $codes } 之一，其他格子没有
box-link = { $space } 通向 { $other }，而后者不是格子
box-one-way = { $space } 通向 { $other }，所以 { $other } 也要通回来，而且格子不通向自己
box-dead-end = { $space } 至少需要两个相邻的格子
box-hub = 第一个格子是轮心，别的都不是
box-wedges = 每个类别有一个奶酪格
box-targets = 一次掷骰最多通向 { $count } 个格子
box-pieces = 共有六个各装六块的奶酪盒和一颗六面骰子
box-missing = 缺少条目 { $entry }
box-form = 其中有内容的形式与预期不同

## questions and decks

deck-line-json = 第 { $line } 行不是一个写成 JSON 对象的问题。
deck-other-program = “{ $name }”出自其他程序。请先把它转成题库：cheeseboard decks convert 文件 tiku.jsonl
deck-field-missing = 第 { $line } 行缺少字段“{ $field }”。
deck-field-unknown =
    { EMPTY($nearest) ->
        [yes] 第 { $line } 行：问题没有字段“{ $field }”。
       *[no] 第 { $line } 行：问题没有字段“{ $field }”。你是指“{ $nearest }”吗？
    }
deck-field-type =
    { $kind ->
        [list] 第 { $line } 行：“{ $field }”必须是一列文字。
        [whole] 第 { $line } 行：“{ $field }”必须是整数。
        [number] 第 { $line } 行：“{ $field }”必须是非负数。
        [yes] 第 { $line } 行：“{ $field }”必须是 true 或 false。
       *[text] 第 { $line } 行：“{ $field }”必须是文字。
    }
deck-field-value = 第 { $line } 行：“{ $field }”不能是“{ $value }”，只能是：{ $choices }。
deck-id-twice = 第 { $line } 行：编号“{ $question }”前面已经出现过。
deck-empty = “{ $name }”里没有问题。
deck-none-shipped =
    { EMPTY($known) ->
        [yes] 本站还没有“{ $lang }”的题库。
       *[no] 本站没有“{ $lang }”的题库，现有：{ $known }。
    }
question-empty = “{ $field }”是空的。
question-long = “{ $field }”有 { $count } 个字符，最多 { $most } 个：“{ $text }”
question-blanks = “{ $field }”首尾有空格，或含有换行：“{ $text }”
question-many = “{ $field }”有 { $count } 项，最多 { $most } 项。
question-option-right = 错误选项“{ $option }”会被算作正确。
question-option-twice = 选项“{ $option }”出现了两次。
question-reject-right = “{ $text }”同时被列为正确和错误。
question-value = “{ $field }”不能是“{ $value }”，只能是：{ $choices }。
question-no-number =
    { $kind ->
        [year] 答案“{ $answer }”应当是年份。
       *[number] 答案“{ $answer }”应当是数字。
    }
question-needs-options = 这个问题需要选项，却没有选项。
question-id = 编号“{ $id }”应以“{ $start }”开头。
deck-lang = 问题的语言是“{ $lang }”，而题库的语言是“{ $wanted }”。
deck-template = { $category } 的 { $all } 题中有 { $count } 题出自模板“{ $template }”；最多允许 { $most }%。
deck-id-again = 编号“{ $id }”出现了两次。
deck-twin = “{ $id }”与“{ $other }”问的是同一件事。
question-options-count = 错误选项有 { $count } 个，需要 { $wanted } 个。
deck-count = 类别 { $category } 有 { $count } 题，至少需要 { $least } 题。
judge-equal = 这就是答案。
judge-alias = 这是另一种说法，也对。
judge-reading = 这是答案之一。
judge-number = 数字正确。
judge-surname = 只写姓就够了。
judge-slip = 打字小错不计较。
judge-rejected = 接近，但不对。
judge-option = 那是别的东西。
judge-empty = 没有作答。
judge-exact = 本桌要求答案写得完全一致。
judge-number-off = 数字不对。
judge-number-none = 要求回答数字。
judge-unit = 数字对，单位不对。
judge-far = 这不是答案。
judge-nearer = 有个错误答案同样接近。
judge-known = 只差一点，但那是另一个词。
judge-era = 指的是哪个世纪或公元前后，由读题人决定。
judge-number-words = 数字对，其余的字由读题人判断。
judge-half = 这样够不够，由读题人决定。
judge-part = 这是答案的一部分，由读题人决定。
judge-more = 答案在其中，但还有别的，由读题人决定。
judge-order = 词都对，顺序不同，由读题人决定。
judge-close = 很接近，由读题人决定。
deck-option = { $option } 不能是“{ $value }”，只能是：{ $choices }。
field-id = 编号
field-category = 类别
field-lang = 语言
field-difficulty = 难度
field-question = 问题
field-answer = 答案
field-options = 错误选项
field-aliases = 其他正确答案
field-reject = 不接受的答案
field-kind = 答案类型
field-unit = 单位
field-tolerance = 误差范围
field-template = 模板
field-note = 说明
field-source = 来源
field-licence = 许可
field-author = 作者
field-needs-options = 需要选项

## desk

desk-house = 主持
desk-text = { $text }
desk-choice = { $letter } { $text }
desk-card = { $category } · 向{ $seat }提问
desk-hidden = 由{ $seats }朗读题目。
desk-proposal = { $name }建议：{ $text }
desk-given = { $seat }回答：{ $text }
desk-for-reader = 仅供朗读者——答案：{ $answer }
desk-official = 答案：{ $answer }。
desk-verdict-right = 答对了！
desk-verdict-wrong = 答错了。
desk-log-choices = 可选：{ $choices }。
desk-log-answer = { $seat }回答：{ $text }。
desk-log-unsure = 很接近。由{ $seats }裁定。
desk-log-propose = { $name }建议：{ $text }
desk-log-late = 问答台时间到。
desk-log-pass = { $seat }不知道答案。
desk-log-time = 时间到：没有回答算答错。
desk-log-right = { $seat }裁定：对！
desk-log-wrong = { $seat }裁定：错。
desk-log-accept = { $seat }接受裁定。
desk-log-appeal = { $seat }提出申诉：由其他各方投票。
desk-log-uphold = { $seat }支持裁定。
desk-log-overturn = { $seat }反对裁定。
desk-log-report = 你对题目的反馈已记录。
desk-log-leave = { $seat }退出游戏。
desk-log-vote =
    { $turned ->
        [yes] 投票推翻了裁定。
       *[no] 投票维持了裁定。
    }
desk-do-accept = 接受
desk-do-appeal = 申诉
desk-do-uphold = 维持裁定
desk-do-overturn = 推翻裁定
desk-do-right = 对
desk-do-wrong = 错
desk-do-pass = 不知道
desk-do-leave = 退出游戏
desk-confirm =
    { $word ->
        [answer] 这就是我的回答
        [pass] 是的，不知道
        [leave] 是的，退出游戏
        [vote] 就这么投
       *[ruling] 就这么裁定
    }
desk-form-type = 你的回答
desk-form-propose = 向队友建议
desk-form-report = 反馈此题
desk-form-report-hint = 题目有什么问题？可在题库页面上看到。
desk-prompt-asked =
    { $mine ->
        [yes] { $seat }，请回答问题。
       *[no] 问题是问{ $seat }的。
    }
desk-prompt-reader =
    { $mine ->
        [yes] 请为{ $seat }朗读题目并裁定：回答对吗？
       *[no] 由{ $seats }为{ $seat }朗读题目并裁定。
    }
desk-prompt-ruling =
    { $mine ->
        [yes] 回答很接近：请裁定是否算对。
       *[no] 回答很接近：由{ $seats }裁定。
    }
desk-prompt-verdict =
    { $mine ->
        [yes] { $found ->
            [right] { $seat }答对了：请接受或申诉。
           *[wrong] { $seat }，答错了：请接受或申诉。
        }
       *[no] { $found ->
            [right] { $seat }答对了，除非有人申诉：等待{ $seats }接受。
           *[wrong] { $seat }答错了，可以接受或申诉。
        }
    }
desk-prompt-appeal =
    { $mine ->
        [yes] 申诉：请维持或推翻裁定。票数相等则维持。
       *[no] 申诉：还未投票：{ $seats }。票数相等则维持裁定。
    }
desk-no-word = 这里不能说“{ $word }”。
desk-not-now-closed = 现在没有待答的题目。
desk-not-now-asked = 还不行：题目正等待回答。
desk-not-now-ruling = 已经作答：现在由朗读者裁定。
desk-not-now-verdict = 裁定已出：请接受或申诉。
desk-not-now-appeal = 正在就裁定投票：维持或推翻。
desk-not-yours = 题目是问另一方的。
desk-no-leaving = 这桌不允许中途退出：请把座位交给别人。
desk-nothing-asked = 还没有提过问题。
desk-judge-rules = 这里由系统判定答案：无需人工裁定。
desk-not-reader = 只有朗读者可以裁定回答。
desk-not-to-accept = 不由你接受这个裁定。
desk-not-to-appeal = 裁定对其有利的一方不能申诉。
desk-no-vote = 由未被提问的各方投票，每方一次。
desk-no-choice = 没有选项：这道题要用文字回答。
desk-choice-range = 请按编号选择一个选项，0 到 { $last }。
desk-no-typing = 这道题不用文字作答。
desk-empty = 请在这个词后面写点内容。
desk-few = 所选题目中没有适合 { $category } 的。请选择其他题库、难度或作答方式。
desk-no-deck = 这局游戏的题库已不在此处。

## import

import-big = 文件太大：最多读取 { $most } MB。
import-format = 没有格式“{ $format }”，现有：{ $known }。
import-unknown = 无法判断“{ $name }”是什么文件。可以读取：本站题库、CSV、Moodle GIFT 和 XML、Open Trivia DB、OpenTriviaQA、Anki 纯文本以及 Kahoot 表格。
import-anki-package = 这是整个 Anki 合集。请在 Anki 中把牌组导出为“纯文本笔记”，再使用那个文件。
import-json = 文件的 JSON 已损坏：从第 { $line } 行起无法读取。
import-json-shape = 文件应当是一列问题，单独存放或放在“results”之下。
import-xml = 文件的 XML 已损坏：从第 { $line } 行起无法读取。
import-xml-root = 文件应像 Moodle 那样以“quiz”开头，却以“{ $name }”开头。
import-xml-doctype = 第 { $line } 行声明了文档类型。这类文件可能有害，不予读取。
import-xml-size = 从第 { $line } 行起，文件嵌套过深或过长。
import-zip = 文件开头像表格（.xlsx），但不是表格或已损坏。
import-zip-big = 表格解压后太大：最多读取 { $most } MB。
import-no-question = 这里没有问题。
import-no-answer = 这里没有正确答案。
import-twice = 同一个问题又出现了一次（“{ $id }”）。
import-difficulty = “{ $value }”不是已知的难度（1、2、3 或 easy、medium、hard），按中等处理。
import-category = “{ $label }”属于六类中的哪一类？有 { $count } 题在等待。
import-no-category = 没有类别的问题：{ $count } 题。请为它们选择一类。
import-dropped = { $what }（次数：{ $count }）
import-too-many = 文件中的问题超出一个题库的容量，多出的被舍去。
import-feedback = 针对单个答案的说明被舍去。
import-half-right = 部分正确的答案被舍去。
import-description = 没有问题的文字被舍去。
import-more-fields = 笔记的字段多于两个，只取正面和背面。
import-more-problems = 还有 { $count } 处没有看懂。
import-json-item = 这不是带有“question”、“correct_answer”和“incorrect_answers”的问题。
import-stray = 这一行不属于任何问题。
import-right-not-offered = 正确答案“{ $answer }”不在选项中。
import-gift-braces = GIFT 的问题应把答案放在一对花括号中。
import-gift-signs = GIFT 的答案以“=”（对）或“~”（错）开头。
import-kind = “{ $kind }”类的问题不能在这里提问。
import-weights = 有几个答案部分正确；这里只能一个对，其余都错。
import-media = 这个问题带有图片或声音，这里无法使用。
import-number = “{ $text }”不是带误差范围的单个数字。
import-row = 从这里起表格无法读取：引号没有闭合，或单元格太长。
import-column = 不认识列“{ $column }”，已舍去。
import-no-header = 首行没有列名。按“问题、正确答案、错误答案”处理。
import-cells = 该行有 { $count } 个单元格，表格只有 { $most } 列。
import-anki-fields = 笔记需要正面和背面。
import-kahoot-correct = “{ $text }”应当是正确答案的编号：1、2、3 或 4，也可以有几个，如 1,3。
export-lost = 该格式不能完整保存“{ $field }”：{ $all } 题中有 { $count } 题会丢失。
export-left-out = “{ $id }”被舍去：{ $why }
export-no-options = 它没有错误选项，而该格式需要。
export-long = “{ $field }”对该格式来说太长：最多 { $most } 个字符。
export-nothing = 没有一个问题适合格式“{ $format }”。

## scene

node-tray = 奶酪盘：{ $seat }，已有：{ $wedges }
node-tray-empty = 奶酪盘：{ $seat }，还没有奶酪
node-pile-asked = 问题卡；翻开的一张问：{ $category }
sign-category = { $category }（{ $code }）
sign-roll = 再掷一次：再掷再走，不提问
ends-wrong = 答错则回合结束；答对则继续。
ends-final = 答对即获胜；答错则回合结束。
ends-vote = 人人投票或弃权后，投票结束。
note-way = 六块已齐：正走向轮心
