# 洛克福堡与奶酪冈左拉：游戏的全部用语，简体中文。用词：格 = 城堡里的一个位置（a1 至 g7）；房间与屋顶；地砖 = 在格子下滑动的
# 板块；陷阱 = 洞；塔；队 = 一位玩家的四只老鼠；奶酪块 = 赢得的一块奶酪；空闲地砖 = 城堡旁的地砖；点 = 行动点；插口 = 推入处。

## 游戏

game-title = 洛克福堡
game-pitch = 在一座地板不肯安静的城堡里，你的老鼠们寻找成对的奶酪。
game-intro = 每人四只老鼠，在满是奶酪的城堡里潜行。屋顶遮住房间，看过的人要靠记忆；地板会滑动，记住的东西也会移位。同队两只老鼠站在同一种奶酪上，就赢得一块。最先集齐足够种类的人获胜；第三只老鼠掉进地牢的人落败。扩展带来第五位玩家、狡猾的老鼠奶酪冈左拉、会走的塔、推移机关和储藏室。

## 规则页的章节

chapter-goal = 目标
chapter-goal-intro = 城堡有七乘七格：行 a 至 g 由北到南，列 1 至 7 由西到东。四角是塔。行 b、d、f 与列 2、4、6 铺在可以推动的地砖上；其间的十二格是固定的，从不移动。除塔以外，所有格子分属 18 个房间，每间两格、三格或四格，称为 A 至 R，各有自己的屋顶。
chapter-setup = 布置
chapter-setup-intro = 第一回合之前，铺好地砖，盖上屋顶，让第一批老鼠爬进塔里。
chapter-turn = 你的回合
chapter-turn-intro = 你有四点，每件事花一点：掀屋顶、跑一步、推入地砖。然后屋顶盖回，轮到下一位。
chapter-uncover = 掀屋顶
chapter-uncover-intro = 屋顶下有什么，全凭记忆。掀开屋顶，就让所有人看到那个房间。
chapter-run = 奔跑
chapter-run-intro = 老鼠从塔进入，一格一格地跑。房间之间的墙挡不住它们，屋顶却可以。
chapter-slide = 推入地砖
chapter-slide-intro = 城堡四周有十二个插口，每边三个。城堡旁的地砖从一处推入，另一块从对面出来。例如：空闲地砖在 Wd（从西面推入 d 行），原在 d1 的到了 d2，依此类推；原在 d7 的出来，成为新的空闲地砖。
chapter-trap = 陷阱
chapter-trap-intro = 三块地砖上有洞，下面就是地牢。
chapter-cheese = 奶酪
chapter-cheese-intro = 奶酪有七种，每种三块地砖。每种备有四块奶酪块。
chapter-end = 游戏结束
chapter-end-intro = 奶酪够了，或者三只老鼠进了地牢。
chapter-expansion = 扩展
chapter-expansion-intro = “奶酪冈左拉”是同一城堡的第二盒。它的四种变体可以逐一开启。
chapter-gonzola = 奶酪冈左拉
chapter-gonzola-intro = 一只戴宽边帽、自有主意的老鼠：谁最后到过它的地砖，它就帮谁。
chapter-ribbon = 冈左拉的丝带
chapter-ribbon-intro = 帽子上的丝带说明它为谁效力。
chapter-gonzola-roofs = 用冈左拉掀屋顶
chapter-gonzola-roofs-intro = 它够得比别人远：算的是它所在的整个房间，不只是它那一格。
chapter-gonzola-runs = 用冈左拉奔跑
chapter-gonzola-runs-intro = 每一步花一点，到自己房间、相邻房间或相邻屋顶上的某处。房间相触即为相邻，只碰到一角也算。
chapter-tower = 活动塔
chapter-tower-intro = 第五座塔挂在外墙上，四处游走。
chapter-mechanism = 奶酪推移机关
chapter-mechanism-intro = 一块带轮子和拉杆的地砖：上面的老鼠可以免费推。
chapter-pantry = 储藏室
chapter-pantry-intro = 在这个变体里，四块空闲地砖成为城堡旁的一个独立房间，位置 p1 至 p4。只有一块地砖通往那里：密道。
chapter-ruling = 特殊情形
chapter-ruling-intro = 规则书没有写明或可以有两种读法的地方，本桌这样玩。

## 条款：目标

clause-goal-five-kinds = 最先拥有足够多不同种类奶酪块的人获胜：基础游戏四种，带扩展五种。
clause-goal-no-duplicates = 只算种类，谁也不会有两块同种的奶酪块。
clause-box-tiles = 基础游戏的地板由 34 块地砖组成：21 块有奶酪，10 块空白，3 块有陷阱。33 块在城堡里，一块在旁边。除这里写明的以外，没有别的走法。

## 条款：布置

clause-setup-corner-start = 按行动顺序，每位玩家把一只老鼠放进一座空着的角塔。另外三只在外面等候。
clause-setup-roofed = 地砖随机铺在城堡里，旁边剩下一块空白的；三个陷阱都在城堡里。然后每个房间盖上屋顶。

## 条款：你的回合

clause-turn-four-actions = 你的回合有四点。可用于掀屋顶、奔跑和一次推动，顺序随意；也可以提前停下。
clause-turn-one-slide = 每回合只能有一次普通推动。
clause-turn-in-order = 按顺时针轮流。只有轮到的玩家行动，而且要等所有露出来的地砖都看过之后。
clause-roofs-return = 回合结束时，没有任何棋子的敞开房间重新盖上。无论谁的老鼠在房间里，房间都保持敞开。

## 条款：掀屋顶

clause-uncover-eight-neighbours = 如果某房间有一格与你的一只老鼠相邻（直的或斜的），你可以掀开它的屋顶；塔里的老鼠也算。无论房间多大，花一点。
clause-uncover-not-from-outside = 在外等候、在储藏室里或在地牢里的老鼠不能掀屋顶。
clause-uncover-covered-only = 已经掀开的屋顶不能再掀。

## 条款：奔跑

clause-run-enter-tower = 外面的老鼠花一点进入一座有空位的塔。一座塔容一只老鼠（可选）。
clause-run-orthogonal = 一步走到北、南、东、西相邻的格，花一点；绝不斜走。
clause-run-not-covered = 老鼠不能跑到屋顶下的格子。
clause-run-not-trap = 老鼠不能跑上陷阱，也不能越过陷阱。
clause-run-no-return = 老鼠不能回到塔里，也不能离开城堡。
clause-run-one-per-square = 一格只能站一个棋子。
clause-run-pass-over = 老鼠可以越过有棋子的格，无论是自己队的还是别人的：每格花一点，而且必须用你现有的点数停在空格上。它只能越过有棋子的格。

## 条款：推入地砖

clause-slide-line-moves-figures-stay = 这条线上的地砖全部移动一格，从对面出来的下次成为空闲地砖。棋子不跟着走：它们留在原格，地板在它们脚下移动。
clause-slide-under-roofs = 屋顶不妨碍推动：可以推看不见的线，屋顶下的部分仍然看不见。

## 条款：陷阱

clause-trap-falls = 如果陷阱移到一只老鼠下面，无论谁推的、老鼠是谁的，它都永远掉进地牢。
clause-trap-safe-squares = 在固定格上和塔里，老鼠是安全的。

## 条款：奶酪

clause-cheese-pair = 只要同队两只老鼠站在同一种奶酪的地砖上，该玩家就拿一块这种奶酪块。老鼠和地砖都不动。
clause-cheese-any-turn = 立刻生效，在别人的回合也一样，因推动地板而成也一样。
clause-cheese-once-a-kind = 谁也不能拿第二块同种的奶酪块。
clause-cheese-kept = 奶酪块绝不会失去。

## 条款：游戏结束

clause-end-target = 达到约定种类数（四、五或六）的人立即获胜。若几人同时达到，轮到的玩家优先，然后按顺时针。
clause-end-third-mouse = 某队第三只老鼠掉下时，游戏立即结束。该玩家排在最后；其余人中种类最多者获胜。
clause-end-third-mouse-tie = 若相同，他们之中本该最先轮到的人获胜。

## 条款：扩展

clause-box-expansion = 扩展盒内有：奶酪冈左拉、每位玩家一条丝带、一座塔、三块特殊地砖和一支灰色队。
clause-five-grey-and-tower = 第五位玩家使用灰色队，此时活动塔必定参与。
clause-five-kind-runs-out = 每种奶酪块只有四块：四位玩家各有一块后，第五位无论是否成对都拿不到了。
clause-variant-combine = 四种变体可以任意组合。
clause-variant-base-unchanged = 变体没有提到的地方，按基础游戏进行。
clause-free-choose-either = 有多块空闲地砖时，由你选择推入哪一块。
clause-free-neutral-first = 每有一块特殊地砖参与，就多一块空闲地砖。开局时它们都是空白的。

## 条款：奶酪冈左拉

clause-gonzola-tile-centre = 它的地砖开局在正中的 d4，它站在上面。
clause-gonzola-roofs-all-but-his = 开局时，除它的房间外，其他房间都盖着屋顶。
clause-gonzola-never-falls = 陷阱伤不了它，它绝不会进地牢。它不算你的四只老鼠之一。
clause-gonzola-slide-leaves-him = 推动它脚下的线时，它留在原格，不管有没有陷阱。

## 条款：冈左拉的丝带

clause-gonzola-ribbon-each = 每位玩家有一条丝带。开局时它的帽子上没有丝带，谁也不能用它行动。
clause-gonzola-ribbon-on-arrival = 你的一只老鼠来到它的地砖上，它就系上你的丝带。是跑过去的还是地砖推到脚下的都一样，它自己在哪里也无所谓。
clause-gonzola-ribbon-replaces = 你的丝带取代原来那条；原来的归还其主人。
clause-gonzola-ribbon-lets-act = 只有它所系丝带的主人能用它行动，就像用自己队的老鼠一样。
clause-gonzola-fickle = 老鼠来到它的地砖多少次，丝带就可以易主多少次。
clause-gonzola-hunts-for-owner = 系着你的丝带时，它在凑奶酪对子时算你的一只老鼠，任何人的回合都算。
clause-gonzola-hunts-for-nobody-else = 没有系你的丝带，它不能帮你凑对。

## 条款：用冈左拉掀屋顶

clause-gonzola-roof-next-to-him = 用冈左拉可以像用老鼠一样，掀开它那一格旁边的屋顶。
clause-gonzola-roof-touching-room = 也可以掀开与它所在房间相触的任何屋顶，边或角都行。
clause-gonzola-roof-one-point = 每个屋顶花一点。

## 条款：用冈左拉奔跑

clause-gonzola-over-roofs = 它可以在屋顶上跑：从屋顶进入相邻的房间，或到相邻的另一个屋顶。
clause-gonzola-no-rest-on-roof = 它在屋顶上时，你不能结束回合。
clause-gonzola-over-traps = 它越过陷阱如履平地。
clause-gonzola-stand-on-trap = 它也可以停在陷阱上。
clause-gonzola-jumps = 它会跳：中间的格子和棋子都不影响。
clause-gonzola-step-own-room = 一步：到它所在房间的任意空格。
clause-gonzola-step-next-room = 一步：到与它房间相触的敞开房间的任意空格。再远就不止一步。
clause-gonzola-step-onto-roof = 一步：到与它房间相触的、盖着的房间的屋顶上。
clause-gonzola-step-free-square = 它要去的格必须空着。
clause-gonzola-roof-then-beyond = 从一个房间经屋顶进入第三个房间是两步。
clause-gonzola-end-on-cheese = 它可以停在奶酪上。

## 条款：活动塔

clause-tower-with-five-always = 五人时它必定参与；人数少时可以选用。
clause-tower-entrance = 老鼠可以像经其他塔一样，经它进入城堡。
clause-tower-others-start-corner = 第一批老鼠照旧从角塔开始（可选）。
clause-tower-fifth-starts-there = 只有第五位玩家的第一只老鼠从活动塔开始。
clause-tower-fifth-hangs-it = 该玩家随后把它挂在墙上任意空处。不足五人时，由最后一位玩家把空塔挂上。
clause-tower-not-at-corners = 它绝不挂在角塔所在之处。
clause-tower-five-places-a-side = 每面墙有五处可挂，共二十处：N2 至 N6、S2 至 S6、Wb 至 Wf、Eb 至 Ef（W 为西，E 为东）。
clause-tower-attached = 它立在墙外，正对一格：塔里的老鼠从那里出来。塔里的老鼠可以掀开这一格以及沿墙相邻格的屋顶。
clause-tower-blocks-line = 如果它正对一条可滑动的行或列，那条线从两端都不能推。
clause-tower-blocks-only-its-line = 其他线都可以推。
clause-tower-move = 在你的回合，无论你的老鼠在哪里，都可以把它挂到墙上另一处。里面的老鼠随它一起走。
clause-tower-move-anyones = 里面是谁的老鼠、有没有老鼠都无所谓。
clause-tower-move-costs-one = 每次移动花一点。
clause-tower-move-repeated = 一回合内可以移动多次。

## 条款：机关

clause-mechanism-in-play = 它的地砖混在城堡里。
clause-mechanism-free-slide = 你的一只老鼠在上面时，你可以不花点数推入地砖，没有点数了也可以。
clause-mechanism-additional = 这不占用你回合的普通推动。
clause-mechanism-own-turn-only = 只在你自己的回合有效。
clause-mechanism-optional = 你可以不用它。
clause-mechanism-needs-own-mouse = 别人的老鼠在上面对你没有用处。
clause-mechanism-another-mouse-again = 同一回合你的另一只老鼠来到那里，你可以再免费推一次。
clause-mechanism-not-same-mouse-twice = 同一只老鼠每回合只能免费推一次，走开再回来也不行。

## 条款：储藏室

clause-pantry-outside = 储藏室是城堡外的一个房间。
clause-pantry-one-door = 密道是唯一的出入口。密道自己在储藏室里时，谁也不能进出。
clause-pantry-four-free-tiles = 它的地板就是不在城堡里的四块地砖，明着放。
clause-pantry-cheese-counts = 储藏室里的奶酪和别处的一样可以凑对。
clause-pantry-all-tiles = 需要基础游戏与扩展的全部 37 块地砖。没有采用的变体的特殊地砖当作空白地板。
clause-pantry-enter = 老鼠花一点，从密道到储藏室的任意空地砖。
clause-pantry-within = 在储藏室里，花一点可从所在地砖到任意另一块空地砖。
clause-pantry-leave = 花一点可从储藏室回到空着的密道。
clause-pantry-three-at-most = 储藏室里最多三个棋子。
clause-pantry-door-occupied = 密道上有棋子时，其他棋子进出都被挡住；它自己可以进去。
clause-pantry-no-traps = 在储藏室里，陷阱和普通地板一样。
clause-pantry-two-steps-in = 从密道旁的格子进去要两步：一步上密道，一步进储藏室。
clause-pantry-slide-any-tile = 推动时，可选储藏室的任意一块地砖。
clause-pantry-slide-refill = 被推出来的地砖放到它的位置。
clause-pantry-slide-moves-mouse = 如果选中的地砖上有棋子，先把它移到储藏室另一块空地砖上（可选：或让它留下，站到出来的地砖上）。

## 条款：特殊情形

clause-ruling-reserve-alike = 在外等候的老鼠都一样：号码最小的先进来。
clause-ruling-free-tiles-alike = 同种的空闲地砖都一样：请说第一块。
clause-ruling-no-immediate-undo = 采用此选项时，刚出来的地砖不能立刻推回去。
clause-ruling-roof-way-down = 冈左拉在屋顶上或将在屋顶上时，凡是使它不能用剩余点数下来的事都不能做。
clause-ruling-roof-lifts-nothing = 冈左拉在屋顶上不能掀屋顶，谁也不能掀它脚下的屋顶。
clause-ruling-pantry-return-covered = 密道敞开时才能从储藏室回来；在屋顶下要有该选项才行，那时屋顶随之掀开。
clause-ruling-hop = 采用此选项时，冈左拉站在自己地砖上，老鼠也可以跑上去：它跳到自己房间的一个空格，由来者选择。
clause-ruling-gonzola-pantry = 冈左拉像老鼠一样使用储藏室；有选项可以不让它进。
clause-ruling-compound-run = 采用此选项时，冈左拉一口气跑过屋顶，每个屋顶一点，落脚格一点，中途绝不停在屋顶上。

## 选项

option-players = 玩家人数
option-players-help = 几人参加，每人一队四只老鼠。
option-plan = 城堡
option-plan-help = 城堡有两面，房间不同。
option-plan-A = A 面
option-plan-B = B 面
option-gonzola = 奶酪冈左拉
option-gonzola-help = 谁最后到过它的地砖，戴宽边帽的老鼠就为谁效力。
option-tower = 活动塔
option-tower-help = 外墙上的第五个入口。五人时必定参与。
option-mechanism = 奶酪推移机关
option-mechanism-help = 老鼠站在这块地砖上可以免费推地板。
option-pantry = 储藏室
option-pantry-help = 空闲地砖成为密道后面的独立房间。
option-target = 获胜所需奶酪种类
option-target-help = 基础游戏四种，带扩展五种；想玩久一点可以更多。
option-trace = 留下痕迹
option-trace-help = 看过的地砖在屋顶下仍然可见，逐渐变淡。关闭：要靠记忆。
option-tower_capacity = 塔的容量
option-tower_capacity-help = 一座塔能容几只老鼠。
option-tower_capacity-one = 一只
option-tower_capacity-unlimited = 不限
option-no_immediate_undo = 不许推回
option-no_immediate_undo-help = 刚出来的地砖不能立刻推回去。
option-roof_run = 冈左拉在屋顶上
option-roof_run-help = 它在上面时能否做别的事。
option-roof_run-steps = 一步一步
option-roof_run-compound = 一口气
option-tower_start = 第一批老鼠
option-tower_start-help = 不足五人而用活动塔时：第一批老鼠可以从哪里开始。
option-tower_start-corners = 在角塔
option-tower_start-any = 也可在活动塔
option-pantry_return_covered = 回到屋顶下
option-pantry_return_covered-help = 即使密道上盖着屋顶也能从储藏室回来；屋顶随之掀开。
option-shove_to_new_tile = 留给新地砖
option-shove_to_new_tile-help = 被推入的储藏室地砖上的棋子可以留在原位，站到出来的地砖上。
option-gonzola_pantry = 冈左拉进储藏室
option-gonzola_pantry-help = 它可以像老鼠一样使用密道。
option-gonzola_hop = 冈左拉跳开
option-gonzola_hop-help = 它站在自己地砖上时老鼠也可以过来；它跳到自己房间的一个空格。

## 发生了什么：记录与朗读

effect-placed = { $who } 把第一只老鼠放进{ $place ->
        [T] 活动塔
       *[other] { $place } 塔
    }。
effect-lifted = { $who } 掀开房间 { $room } 的屋顶。
effect-ran = { $who }：{ $mouse } 号老鼠跑到 { $place }。
effect-entered = { $who }：{ $mouse } 号老鼠{ $place ->
        [T] 从活动塔进来
       *[other] 在 { $place } 进来
    }。
effect-gonzola-ran = { $roof ->
        [yes] { $who } 派冈左拉到房间 { $place } 的屋顶上。
       *[no] { $who } 派冈左拉到 { $place }。
    }
effect-slid = { $free ->
        [yes] { $who } 在 { $slot } 推入一块地砖，不花点数。
       *[no] { $who } 在 { $slot } 推入一块地砖。
    }
effect-shoved = { $who } 的 { $mouse } 号老鼠要让到 { $place }。
effect-gonzola-shoved = 冈左拉要让到 { $place }。
effect-fell = 在 { $place }，{ $who } 的 { $mouse } 号老鼠掉进地牢。
effect-ribbon = 冈左拉现在系着 { $who } 的丝带。
effect-cheese = { $who } 找到一对，拿到奶酪块：{ LIST($cheese, of: "floor-") }。目前种类：{ $count }。
effect-no-token = { $who } 找到一对，但奶酪块已经没有了：{ LIST($cheese, of: "floor-") }。
effect-tower-moved = { $who } 把活动塔挂在 { $wall }。
effect-covered = 房间 { $room } 重新盖上。
effect-turn = 轮到 { $who }。
effect-won-target = { $who } 有 { $count } 种奶酪，获胜。
effect-ended-lost = { $who } 的第三只老鼠进了地牢：游戏结束。
effect-won-lost = { $count ->
        [0] { $who } 一块奶酪也没有就获胜了。
       *[other] { $who } 以 { $count } 种奶酪获胜。
    }
effect-tile-seen = 一块地砖露了出来：{ $place }。
effect-gonzola-tile-hop = { $who } 让冈左拉跳到 { $place }。

## 一圈之后的记录：不再写出位置

past-lifted = { $who } 掀开了一片屋顶。
past-ran = { $who } 让 { $mouse } 号老鼠跑了一步。
past-entered = { $who } 的 { $mouse } 号老鼠进来了。
past-gonzola = { $who } 移动了冈左拉。
past-slid = { $who } 推入了一块地砖。
past-fell = { $who } 的 { $mouse } 号老鼠掉进了地牢。

## 分数的组成

term-cheese = 奶酪块：{ LIST($cheese, of: "floor-") }

## 条款的出处

ref-base = 基础游戏第 { $n } 节

## 不合适的选项和局面

error-roquefort-five-tower = 五位玩家需要活动塔：请省略“{ $option }”或选择是。
error-roquefort-needs = 选项“{ $option }”属于变体“{ $module }”：请加上 { $module }=yes。
error-roquefort-gonzola-pantry = 选项“{ $option }”需要 gonzola 和 pantry 两种变体。
error-roquefort-five-start = 五人时第五位从活动塔开始：“{ $option }”必须是 corners。
error-roquefort-position = 这个局面无法读取。{ $why }
error-roquefort-position-line = 这个局面无法读取，问题在“{ $line }”这一行。{ $why }
bad-no-phase = 缺少阶段；请写 setup、hang、play、hop 2 或 over。
bad-alone = “{ $word }”应独占一行。
bad-form = 这样的行应写成：{ $form }
bad-twice = 这一点说了两次。
bad-line = 一行不能以“{ $word }”开头。
bad-number = “{ $word }”应是 { $low } 到 { $high } 的整数。
bad-seat = 没有座位“{ $word }”；座位是 A 到 { $last }。
bad-module = 只有采用选项 { $module } 时游戏里才有它。
bad-before-play = points、slid 和 used 属于回合；第一回合之前请省略。
bad-place = 老鼠没有“{ $word }”这个位置；位置写作 d4、NW、T、p2、- 或 x。
bad-gonzola-place = 冈左拉不能在“{ $word }”；请写一格、储藏室的位置如 p2，或 roof 加房间。
bad-wall = 墙上没有“{ $word }”这一处；有 N2 至 N6、S2 至 S6、Wb 至 Wf、Eb 至 Ef。
bad-room = 没有房间“{ $word }”；房间是 A 到 R。
bad-kind = 没有地砖“{ $word }”；有：{ $kinds }。
bad-kind-off = 这局没有地砖 { $kind }；它的变体没有开启。
bad-closed = { $square } 不在地砖上，不能写“{ $word }”。固定格写 =，塔写它的名字。
bad-square = “{ $word }”不是铺在地砖上的格。
bad-square-twice = { $square } 说了两次。
bad-copies = 这里有 { $found } 块 { $kind }；游戏里有 { $count } 块。敞开房间里省略的都是 plain。
bad-no-cheese = “{ $word }”不是一种奶酪。
bad-cheese-twice = 奶酪块 { $kind } 说了两次。
bad-slot = 没有插口“{ $word }”；插口有 { $slots }。
bad-seen = 只有屋顶下已知的地砖才是在以前的回合最后看到的；{ $square } 不是。
bad-covered = { $who } 在 { $place }，而房间 { $room } 盖着屋顶；请把 { $room } 列入敞开的房间。
bad-on-trap = { $who } 站在 { $place } 的陷阱上，早该掉下去了。
bad-figure-module = 没有选项 { $module }，{ $who } 不能在那里。
bad-no-tower = 活动塔没有位置；请说明它挂在哪里。
bad-two-figures = { $who } 和 { $other } 不能都在 { $place }。
bad-pantry-full = 储藏室里的棋子超过 { $count } 个。
bad-hop = 在 hop 阶段，轮到的座位的那只老鼠和冈左拉一起在冈左拉的地砖上（选项 gonzola_hop），而且它的房间有空格。
bad-first-mice = 第一回合之前，已轮到放置的座位有一只老鼠在塔里，其余都在外面；{ $seat } 不是这样。
bad-hang = 第一回合之前，塔里有老鼠才会挂着；由塔里的座位或最后一个座位来挂。
bad-gonzola-pantry = 采用选项 gonzola_pantry 时冈左拉才能在储藏室里。
bad-roof = 冈左拉不能在房间 { $room } 的屋顶上：需要盖着的房间、已经开始的游戏和 roof_run=steps。
bad-way-down = 凭这些点数，冈左拉无法从房间 { $room } 的屋顶下来。
bad-ribbon = { $seat } 的老鼠在冈左拉的地砖上，所以它系着 { $seat } 的丝带。
bad-tokens = 奶酪块 { $kind } 只有 { $count } 块。
bad-pair = { $seat } 在 { $kind } 上成对，本该已拿奶酪块：请写在它的 cheese 行。
bad-not-over = 游戏还没结束：没有人有 { $kinds } 种奶酪，也没有人掉了 { $mice } 只老鼠。
bad-over-cheese = { $seat } 有 { $kinds } 种奶酪，游戏已经结束：请写 over。
bad-over-mice = { $seat } 失去了 { $mice } 只老鼠，游戏已经结束：请写 over。

# scene

# 画面用语（scene*.py）。$seat 与 $lost 是颜色词或人名；$can 与 $kinds 是已经排好的列表，没有时为空；
# LIST($kind, of: "floor-") 说明格上有什么。$falls 列出老鼠（slide-falls）。位置写作 d4、NW、T（活动塔）、p2（储藏室）。

side-mice = 老鼠队
stock-mice = { $fallen ->
    [0] 城堡内 { $inside }，外面 { $outside }
   *[other] 城堡内 { $inside }，外面 { $outside }，地牢 { $fallen }
}
note-kinds = { $kinds }
status = { $turn ->
    [0] 第一回合之前 · 集齐 { $target } 种奶酪获胜
   *[other] 集齐 { $target } 种奶酪获胜 · 第 { $turn } 回合 · 剩 { $points } 点
}

floor-slice = 奶酪片
floor-emmental = 埃曼塔尔
floor-blue = 蓝纹奶酪
floor-brie = 布里
floor-gouda = 高达
floor-goat = 山羊奶酪
floor-parmesan = 帕尔马
floor-plain = 空白地板
floor-trap = 陷阱
floor-gonzola = 冈左拉的地砖
floor-passage = 密道
floor-mechanism = 奶酪推移机关
floor-unseen = 没人看过的地砖
floor-closed = 固定格

move-lift = 掀开房间 { $room } 的屋顶
move-run = { $goal ->
    [keep] { $mouse } 号老鼠从活动塔进来
    [tower] { $mouse } 号老鼠从 { $place } 塔进来
    [pantry] { $mouse } 号老鼠到储藏室的 { $place }
   *[square] { $how ->
        [in] { $mouse } 号老鼠进来，跑到 { $place }
        [pantry] { $mouse } 号老鼠从储藏室回到 { $place }
       *[on] { $mouse } 号老鼠跑到 { $place }
    }
}
move-gonzola = 冈左拉跑到 { $place }
move-roof = 冈左拉上到房间 { $room } 的屋顶
move-hop = 冈左拉跳到 { $place }
move-slide = 在 { $slot } 推入：{ LIST($kind, of: "floor-") }{ $shoved ->
    [none] {""}
   *[other] ，上面的棋子移到 { $shoved }
}{ $free ->
    [yes] ，不花点数
   *[no] {""}
}{ $count ->
    [0] {""}
   *[other] （掉下：{ $falls }）
}
slide-falls = { $seat } 的 { $mouse } 号老鼠
move-tower = 把活动塔挂在 { $wall }
move-end = 结束回合

can-lift = 掀屋顶
can-run = 用老鼠奔跑
can-gonzola = 移动冈左拉
can-slide = 推入地砖
can-tower = 把活动塔挂到别处

prompt-setup = 轮到你：把第一只老鼠放进一座塔。
prompt-wait-setup = { $seat } 为第一只老鼠选塔。
prompt-hang = 轮到你：把活动塔挂到墙上。
prompt-wait-hang = { $seat } 为活动塔选一处墙。
prompt-hop = 轮到你：冈左拉让位。请选它房间里的一个空格。
prompt-wait-hop = { $seat } 选择冈左拉跳到哪里。
prompt-light = { $seat } 那里露出一块地砖。
prompt-turn = { EMPTY($can) ->
    [yes] 轮到你，{ $points ->
        [0] 没有点数了
       *[other] 剩 { $points } 点
    }：只能结束回合。
   *[no] 轮到你，{ $points ->
        [0] 没有点数了
       *[other] 剩 { $points } 点
    }。你可以：{ $can }。
}
prompt-wait-turn = { $seat } 正在行动，{ $points ->
    [0] 没有点数了
   *[other] 剩 { $points } 点
}。
ending-target = { $seat } 有 { $count } 种奶酪，获胜。
ending-lost = { $count ->
    [0] { $lost } 失去了第三只老鼠。{ $seat } 一块奶酪也没有就获胜了。
   *[other] { $lost } 失去了第三只老鼠。{ $seat } 以 { $count } 种奶酪获胜。
}
ends-setup = 一切就位后，第一回合开始。
ends-turn = { $roof ->
    [yes] { $own ->
        [yes] 冈左拉在屋顶上：它下来之后你才能结束回合。
       *[no] 冈左拉在屋顶上：它下来之后回合才能结束。
    }
   *[no] { $own ->
        [yes] 你的回合由你结束，没有点数也一样。
       *[no] 回合要由玩家结束。
    }
}{ $free ->
    [yes] 现在可以免费推一次。
   *[no] { $slid ->
        [yes] 本回合的推动已用过。
       *[no] 每回合推一次。
    }
}
card-turn = 你的回合
button-end = 结束回合
button-lift = 掀屋顶

board-castle = 俯瞰城堡
node-shelf = { $pantry ->
    [yes] 储藏室：四个位置
   *[no] { $count ->
       *[other] 空闲地砖
    }
}
node-tower = { $place } 塔
node-square = { $place }，房间 { $room }：{ LIST($kind, of: "floor-") }
node-slot = { $shut ->
    [yes] 插口 { $slot }，被活动塔挡住
   *[no] 插口 { $slot }
}
node-wall = 活动塔的墙位 { $wall }
node-roof = { $material ->
    [straw] 房间 { $room } 的草屋顶
    [copper] 房间 { $room } 的铜屋顶
   *[tile] 房间 { $room } 的瓦屋顶
}{ $on ->
    [yes] {""}
   *[no] ，已掀开
}
node-trace = { $age ->
    [new] { $place } 的屋顶下，刚看过：{ LIST($kind, of: "floor-") }
    [old] { $place } 的屋顶下，几回合前看过：{ LIST($kind, of: "floor-") }
   *[faint] { $place } 的屋顶下，很久以前看过：{ LIST($kind, of: "floor-") }
}
node-free = 空闲地砖 { $n }：{ LIST($kind, of: "floor-") }
node-pantry = 储藏室 { $place }：{ LIST($kind, of: "floor-") }
node-points = { $count ->
    [0] 没有行动点了
   *[other] 剩 { $count } 个行动点
}
node-mouse = { $place ->
    [out] { $seat } 有 { $count } 只老鼠在外面
    [T] { $seat } 的 { $mouse } 号老鼠在活动塔里
   *[other] { $seat } 的 { $mouse } 号老鼠在 { $place }
}
node-fallen = { $seat } 的 { $mouse } 号老鼠在地牢里
node-gonzola = { $roof ->
    [yes] 冈左拉在房间 { $place } 的屋顶上
   *[no] 冈左拉在 { $place }
}{ $owned ->
    [yes] ，系着 { $seat } 的丝带
   *[no] ，没有丝带
}
node-ribbon = { $seat } 的丝带
node-keep = { $wall ->
    [none] 活动塔，尚未挂上
   *[other] 活动塔在 { $wall }
}
node-tokens = { $count ->
    [0] { $seat } 还没有奶酪
   *[other] { $seat } 有 { $count } 种：{ $kinds }
}
node-token = { $held ->
    [yes] { $seat } 有：{ LIST($kind, of: "floor-") }
   *[no] { $seat } 还没有：{ LIST($kind, of: "floor-") }（{ $left ->
        [0] 没有剩余
       *[other] 剩 { $left } 块
    }）
}
overlay-special = { $kind ->
    [gonzola] 老鼠来到这里，就给冈左拉系上自己的丝带。
    [passage] 老鼠可以从这里去储藏室，也可以回来。
   *[mechanism] 有老鼠在这里的人可以不花点数推动，每回合每只老鼠一次。
}
sign-points = 本回合剩余的点数
sign-trap = 陷阱：上面的老鼠会掉下去
sign-plain = 空白地板：安全，没有奶酪
sign-gonzola = 冈左拉的地砖：带来它的丝带
sign-passage = 通往储藏室的密道
sign-mechanism = 机关：推动不花点数
