# Fromage: all words of the game, Simplified Chinese. English first, then the five other files.
# 用语：扇形 = 圆盘的四分之一，有一个场景和一个资源区；奶酪格、工人、订单、挤奶棚、能力、脚手架、
# 免费样品、展示牌、顾客指示物、建筑板块、公司；奖励奶酪 = 不用工人放置的奶酪。

## The game

game-title = Fromage
game-pitch = 在会转的桌子上做奶酪：每回合转来一个新的场景，谁也不用等谁。
game-intro = 在法国的一座小镇上，人人都在做奶酪，而且同时在做。圆桌上有四个场景，每回合后转四分之一圈；你的工人随它转动，再次面向你时就回家：青铜早，黄金晚。采集建筑、家畜、水果和订单，把奶酪放进节日、奶酪店、餐馆和城市；有人放下最后一块奶酪时，分数最高者获胜。一人游戏时，对手是公司。

## Resources, venues, kinds of cheese, people

resource-structure = 建筑
resource-livestock = 家畜
resource-fruit = 水果
resource-order = 订单
amount-structure = { $count } 个建筑
amount-livestock = { $count } 头家畜
amount-fruit = { $count } 个水果
amount-order = { $count } 张订单
venue-festival = 节日
venue-fromagerie = 奶酪店
venue-bistro = 餐馆
venue-villes = 城市
age-b = 青铜
age-s = 白银
age-g = 黄金
kind-Sb = 软质青铜
kind-Ss = 软质白银
kind-Sg = 软质黄金
kind-Hb = 硬质青铜
kind-Hs = 硬质白银
kind-Hg = 硬质黄金
kind-Bb = 蓝纹青铜
kind-Bs = 蓝纹白银
kind-Bg = 蓝纹黄金
worker-S = 软质工人
worker-H = 硬质工人
worker-B = 蓝纹工人
ability-barn = 畜棚
ability-greenhouse = 温室
ability-dock = 装卸货台
ability-hq = 大本营
source-sign = 展示牌
region-purple = 紫色
region-blue = 蓝色
region-white = 白色
region-green = 绿色
region-orange = 橙色
region-pink = 粉色

## Cities of the Villes, with their space

city-V01 = 图卢兹（V01）
city-V02 = 凯吕斯（V02）
city-V03 = 蒙彼利埃（V03）
city-V04 = 南特（V04）
city-V05 = 雷恩（V05）
city-V06 = 图尔（V06）
city-V07 = 奥尔良（V07）
city-V08 = 利摩日（V08）
city-V09 = 沙维尼奥勒（V09）
city-V10 = 拉吉奥勒（V10）
city-V11 = 巴黎（V11）
city-V12 = 特鲁瓦（V12）
city-V13 = 里尔（V13）
city-V14 = 第戎（V14）
city-V15 = 里昂（V15）
city-V16 = 格勒诺布尔（V16）
city-V17 = 主教桥（V17）
city-V18 = 斯特拉斯堡（V18）

## Order cards: names of cheeses, and a line for each kind

card-Sb1 = 卡芒贝尔
card-Sb2 = 纳沙泰尔
card-Sb3 = 沙乌尔斯
card-Sb4 = 库洛米耶
card-Ss1 = 莫城布里
card-Ss2 = 利瓦罗
card-Ss3 = 主教桥奶酪
card-Ss4 = 瑞布罗申
card-Sg1 = 埃普瓦斯
card-Sg2 = 芒斯特
card-Sg3 = 朗格勒
card-Sg4 = 默伦布里
card-Hb1 = 圣内克泰尔
card-Hb2 = 莫尔比耶
card-Hb3 = 萨瓦多姆
card-Hb4 = 博日多姆
card-Hs1 = 阿邦当斯
card-Hs2 = 康塔尔
card-Hs3 = 萨瓦埃曼塔尔
card-Hs4 = 拉吉奥勒
card-Hg1 = 奥索-伊拉蒂
card-Hg2 = 孔泰
card-Hg3 = 博福尔
card-Hg4 = 萨莱尔
card-Bb1 = 布雷斯蓝纹
card-Bb2 = 拉克耶蓝纹
card-Bb3 = 韦科尔-萨瑟纳日蓝纹
card-Bb4 = 蒙布里松圆柱蓝纹
card-Bs1 = 昂贝尔圆柱蓝纹
card-Bs2 = 奥弗涅蓝纹
card-Bs3 = 热克斯蓝纹
card-Bs4 = 蒂耶扎克蓝纹
card-Bg1 = 洛克福
card-Bg2 = 科斯蓝纹
card-Bg3 = 泰尔米尼翁蓝纹
card-Bg4 = 蒂涅香芹纹
order-card = { $name }（{ $kind }）
flavour-Sb = 周六就要，它可等不到周日。
flavour-Ss = 车还没卸完，香气已经先到。
flavour-Sg = 邻居来问过是谁家的，问了两次。
flavour-Hb = 朴实可靠，第二杯酒时就没了。
flavour-Hs = 窗边那桌要的，整整一轮。
flavour-Hg = 比搬它的学徒年纪还大。
flavour-Bb = 温和的蓝纹，给自称不爱蓝纹的人。
flavour-Bs = 要配梨，还要配一点安静。
flavour-Bg = 藏在洞里，按指头卖，能争上几个钟头。

## Chapters of the rulebook page

chapter-setup = 配件与布置
chapter-setup-intro = 四个扇形组成圆盘，每个有一个场景；中间的资源板朝每个扇形有一个资源区，顺时针为家畜、订单、建筑、水果。奶酪格都有名字：F23 是节日第 2 行第 3 列，M2a 是奶酪店 2 号货架上的一格，B4b 是餐馆 4 号桌的一个碟子，V11 是一座城市。
chapter-turn = 回合
chapter-turn-intro = 工人回家，大家同时在各自面前行动，然后桌子转动。
chapter-make = 制作奶酪
chapter-make-intro = 每个奶酪格有类型（软质、硬质、蓝纹）和熟成等级（青铜、白银、黄金）。
chapter-gather = 采集资源
chapter-gather-intro = 在你的场景与圆心之间是四个资源区之一。
chapter-festival = 节日
chapter-festival-intro = 五行五列，其中有七个免费样品。
chapter-shop = 奶酪店
chapter-shop-intro = 六个货架，每个三格。左边 1 到 3 号有资源展示牌，右边 4 到 6 号有分数展示牌；最下面是青铜，最上面是黄金。
chapter-bistro = 餐馆
chapter-bistro-intro = 九张双人桌。
chapter-villes = 城市
chapter-villes-intro = 六个地区的十八座城市。
chapter-fruit = 水果
chapter-fruit-intro = 两种图标需要水果：草莓是果肉奶酪，罐子是果酱奶酪。
chapter-milk = 家畜与挤奶棚
chapter-milk-intro = 牛奶带来奖励奶酪：不用工人的奶酪。
chapter-order = 订单
chapter-order-intro = 三十六张牌，九种奶酪各四张。
chapter-build = 建筑与能力
chapter-build-intro = 每块玩家面板上并排有四个等待解锁的能力。
chapter-end = 游戏结束
chapter-end-intro = 之前不计分；最后一次性结算。
chapter-tile = 建筑板块
chapter-tile-intro = 进阶游戏中，板块可以覆盖印制的能力。轮抽规则出自规则书；三十二块板块由我们自定，因为没有资料列出它们。
chapter-solo = 单人对抗公司
chapter-solo-intro = 一名玩家，一个抽牌的对手。四个等级的规则，除规则书写明的以外由我们自定。
chapter-ruling = 特殊情况
chapter-ruling-intro = 规则书没有说明或有两种读法时，本桌按如下方式进行。

## Clauses: the box and the set-up

clause-box-counts = 盒中有 4 个扇形板、12 张插页、4 个玩家面板、12 个工人、60 块奶酪、36 张订单牌、建筑、家畜、水果指示物各 36 个、32 个建筑板块、6 个顾客指示物和 8 个倍数指示物。
clause-setup-inserts-by-count = 每个场景使用与玩家人数对应的布局。
clause-setup-side-one-first = 首局所有场景使用 I 面。
clause-setup-sides-mixed = 之后可任意混用 I 面和 II 面，四人时还可用板上印制的布局。
clause-setup-quadrants-any-order = 四个扇形以任意顺序拼合。
clause-setup-resource-tile-random = 资源板随机朝向放在中央。
clause-setup-seat-faces-quadrant = 每个座位正对一个扇形。
clause-setup-two-opposite = 两人时面对面就坐。
clause-setup-four-around = 四人时坐满四边；三人时空出一边。
clause-setup-customers-random = 六个地区各随机放一个顾客指示物。
clause-setup-orders-shuffled = 洗混订单牌。
clause-setup-resources-in-reach = 所有资源指示物都是公共供应。
clause-setup-fifteen-cheeses = 每人有 15 块奶酪。
clause-setup-three-workers = 每人有三个工人：软质、硬质、蓝纹各一。
clause-setup-board-random = 玩家面板随机分配。
clause-setup-two-from-left = 每人起始有左侧资源区的资源 2 个。
clause-setup-one-from-opposite = 另有对面资源区的资源 1 个。
clause-stock-structures = 未使用的建筑放在能力左侧。
clause-stock-livestock = 未使用的家畜在牧场中。
clause-stock-fruit = 未使用的水果在果篮中。
clause-stock-orders-open = 订单正面朝上放在面板旁，所有人可见。

## Clauses: a turn

clause-turn-collect-first = 回合开始时先收回工人。
clause-turn-simultaneous = 然后所有人同时行动。
clause-turn-own-quadrant-only = 只能在面向自己的扇形中行动。
clause-turn-available-workers-only = 只能使用在家的工人。
clause-turn-gather-and-make-any-order = 每回合可采集一次、制作奶酪一次，顺序任意，也可以不做。
clause-turn-rotate-clockwise = 所有人准备好后，整个圆盘连同上面的一切顺时针转 90 度。
clause-turn-reaction-order = 想等别人先行动时，公开进行：从建筑资源区朝向的座位起顺时针依次行动。
clause-collect-facing-you = 尖端朝向你的工人回家。
clause-collect-not-otherwise = 其他工人留在原处。
clause-collect-first-turn-none = 第一回合所有工人都在家。
clause-collect-never-cheese = 奶酪永远留在桌上。
clause-collect-rotation-counts = 圆盘替你计数：工人离开一、二或三回合。
clause-collect-several-at-once = 到期的工人一起回家。
clause-collect-stronger-longer = 格子越强，等得越久。

## Clauses: making cheese

clause-make-empty-space = 奶酪放在当前场景的空格中。
clause-make-worker-of-type = 必须用与该格类型相同的工人。
clause-make-worker-covers = 工人盖在奶酪上，暂时离开。
clause-make-bronze-one = 青铜：一回合后回来。
clause-make-silver-two = 白银：两回合后回来。
clause-make-gold-three = 黄金：三回合后回来。
clause-make-fruit-needed = 带果肉或果酱图标的格要花费 1 个水果。
clause-make-once-a-turn = 每回合最多制作奶酪一次。
clause-make-blocked-spaces = 少于四人时，部分格子被封闭。

## Clauses: gathering

clause-gather-own-sector = 只能在面向自己的资源区采集。
clause-gather-empty-space = 工人放在资源区的空格上。
clause-gather-three-spaces = 每个资源区有 1、2、3 三格。
clause-gather-yield-at-once = 立即拿取格上数字的资源。
clause-gather-wait-equals-yield = 工人也离开同样多的回合。
clause-gather-once-a-turn = 每回合最多采集一次。
clause-gather-no-cheese = 资源格上不放奶酪。
clause-gather-any-type = 任何类型的工人都可以采集。
clause-resource-same-turn = 获得的资源当回合即可使用。
clause-resource-kinds-alike = 同类指示物功能相同。
clause-resource-unlimited = 建筑、家畜和水果永不耗尽。

## Clauses: the Festival

clause-festival-orthogonal = 只有正交相邻才算相连，对角不算。
clause-festival-samples-everybody = 免费样品视为每位玩家的奶酪。
clause-festival-age-equals-samples = 青铜格不邻样品，白银格邻一个，黄金格邻两个。
clause-festival-groups-scored = 终局时，每组含自己奶酪的相连区域按大小计分，样品计入。
clause-festival-table = 1 到 7 块的组得 0、2、4、6、9、12、15 分，之后每多一块加 5 分。
clause-festival-several-groups = 一位玩家的多组全部计分。

## Clauses: the Fromagerie

clause-shop-sign-per-shelf = 每个货架有自己的展示牌，熟成越高奖励越好。
clause-shop-resource-at-once = 资源展示牌在该货架放奶酪时立即生效。
clause-shop-two-different = 3 号货架：获得 2 个不同种类的资源。
clause-shop-one-any = 2 号货架：获得任选的 1 个资源，订单也可以。
clause-shop-swap = 1 号货架：可弃除 1 个未使用的资源；若弃除，获得任意 1 个资源。
clause-shop-shelves-scored = 终局时，有自己奶酪的货架 0 到 6 个得 0、0、2、5、9、14、20 分。
clause-shop-point-sign-per-cheese = 另外，4、5、6 号货架上自己的每块奶酪得 1、2、3 分。

## Clauses: the Bistro

clause-bistro-plates = 每个放有自己奶酪的碟子计分。
clause-bistro-pair = 同一桌上两块自己的奶酪是一组搭配。
clause-bistro-row-by-pairs = 搭配数决定所有碟子的分值：0 组时青铜、白银、黄金得 0、2、4；2 组时 2、4、6；3 组及以上 3、6、9。
clause-bistro-row-one = 1 组搭配时，青铜、白银、黄金碟子得 1、3、5 分。

## Clauses: the Villes

clause-villes-influence = 奶酪影响其格所接触的每个地区。
clause-villes-regions-by-age = 青铜格接触一个地区，白银两个，黄金三个。
clause-villes-six-regions = 共有六个地区：紫、蓝、白、绿、橙、粉。
clause-villes-most-takes = 终局时，地区中影响力最高者获得顾客指示物。
clause-villes-value-by-players = 指示物分值：一至二人 3、4、5；三人 5、6、7；四人 7、8、9。
clause-villes-tie-flips = 最高并列时翻面，并列者各得平手分值。
clause-villes-tie-value-by-players = 平手分值：三人 2 分，四人 3 分。
clause-villes-tie-none-small = 一至二人时，平手不得分。
clause-villes-example = 各自把所得指示物相加：3、3、4、5 共 15 分。

## Clauses: fruit

clause-fruit-basket-first = 获得的水果先放进果篮。
clause-fruit-spent-from-basket = 花费的水果从果篮移到对应的轨道。
clause-fruit-product = 终局得分：果肉奶酪的水果数乘以果酱奶酪的水果数。
clause-fruit-bonus-too = 奖励奶酪同样要付水果。

## Clauses: livestock

clause-milk-any-time = 自己的回合中任何时候都可使用挤奶棚。
clause-milk-cost = 把所示数量的家畜从牧场移到挤奶棚。
clause-milk-place-at-once = 立即放置它的奖励奶酪。
clause-milk-match = 放在当前场景中类型与熟成等级都匹配的空格。
clause-milk-no-worker = 奖励奶酪不用工人。
clause-milk-each-once = 每个挤奶棚每局只能用一次。
clause-milk-besides-make = 与同回合的制作奶酪互不影响。
clause-milk-several = 一回合可用多个挤奶棚。
clause-milk-may-end-game = 奖励奶酪可以是最后一块，从而触发结束。

## Clauses: orders

clause-order-both-needs = 订单要求类型和熟成等级都符合。
clause-order-when-placing = 只能在放置奶酪的那一刻完成。
clause-order-optional = 是否完成订单由你决定。
clause-order-moved-right = 完成的订单移到面板右侧。
clause-order-one-per-cheese = 一块奶酪最多完成一张订单。
clause-order-not-backwards = 已放置的奶酪不能完成之后抽到的订单。
clause-order-bonus-counts = 奖励奶酪可以完成订单。
clause-order-track = 完成 1 到 6 张订单得 1、2、3、5、7、10 分，之后每张加 4 分。

## Clauses: structures and abilities

clause-build-any-time = 自己的回合中任何时候都可解锁能力。
clause-build-exact-at-once = 所需建筑一次全部放上脚手架。
clause-build-then-works = 此后生效，之前无效。
clause-build-many-times = 已解锁的能力可多次触发。
clause-build-scoring-at-end = 得分能力在终局结算。
clause-build-parallel-boards = 四块面板有相同的四种能力，资源不同。
clause-build-names = 从左到右依次为畜棚、温室、装卸货台、大本营。
clause-barn-worker = 畜棚：放一个工人，获得 1 个所示资源。
clause-barn-next-turn = 畜棚上的工人下回合开始时回来。
clause-barn-not-gather = 使用畜棚不算采集，因此一回合可用全部三个工人。
clause-greenhouse-plus-one = 温室：无论从何处获得所示资源，多获得 1 个。
clause-greenhouse-once-a-turn = 每回合一次。
clause-dock-venue = 装卸货台：每在所示场景放一块奶酪，获得 1 个所示资源。
clause-dock-bonus-too = 奖励奶酪也算。
clause-hq-used-only = 大本营：终局时每个已使用的所示资源 1 分，未使用的不算。

## Clauses: the end

clause-end-last-cheese-announced = 放下最后一块奶酪的人必须立即宣告。
clause-end-finish-turn = 所有人完成本回合后，游戏结束。
clause-end-all-cheese-counts = 桌上所有奶酪都计分，无论是否熟成。
clause-end-workers-off = 移除工人，工人不计分。
clause-end-two-unused-one-point = 每两个未使用的资源 1 分。
clause-end-most-wins = 分数最高者获胜。
clause-end-tie-cheese = 平手时，制作奶酪更多者获胜。
clause-end-tie-shared = 仍平手则共同获胜。
clause-end-prestige-sources = 分数来自四个场景的奶酪、订单、水果、能力以及未使用的资源。

## Clauses: alone

clause-solo-standard-otherwise = 单人游戏沿用标准规则与一至二人布局，以下例外。
clause-solo-level-one-first = 首次使用等级 1。
clause-solo-cheeses-on-board = 公司的奶酪放在公司面板上：1 至 4 级为 15、15、18、20 块。
clause-solo-two-colours = 需要两种颜色时，功能上没有区别。
clause-solo-no-workers = 公司没有工人和起始资源，也从不获得资源。
clause-solo-single-deck = 所有订单组成单个牌堆。
clause-solo-draft = 单人使用板块：抽 4 留 1，抽 3 留 1，抽 2 留 1，再抽 1；其余弃除。
clause-solo-acts-first = 每回合公司先行动。
clause-solo-draws-order = 它抽一张订单。
clause-solo-leftmost-cheese = 放置公司面板最左侧的奶酪。
clause-solo-your-venue = 放在你当前场景中符合订单的空格。
clause-solo-you-choose = 有多个时由你选择。
clause-solo-no-fruit = 公司不需要水果。
clause-solo-discard = 然后弃掉订单。
clause-solo-reshuffle = 牌堆抽完时，弃牌重洗成新牌堆。
clause-solo-no-space-keeps = 没有匹配的格时，订单放入公司的牌位。
clause-solo-end-empty-board = 公司面板空了，本回合就是最后一回合。
clause-solo-score-track = 公司得奶酪轨上可见的最高数值。
clause-solo-score-customers = 加上它赢得的顾客指示物。
clause-solo-score-orders = 牌位中每张订单 3 分。
clause-solo-example = 三项相加：奶酪轨 36，5 张订单 15，顾客 5，共 56。
clause-solo-levels-harder = 每升一级增加公司规则，并保留之前的。

## Clauses: corner cases

clause-ruling-resource-space-blocks = 资源格 2 上的工人挡住下一个座位，3 上的挡住之后两个。
clause-ruling-order-not-from-same-cheese = 因放奶酪而抽到的订单，不能由该奶酪完成。
clause-ruling-own-fruit-not-in-advance = 因奶酪获得的水果不能支付该奶酪。
clause-ruling-barn-one-worker = 畜棚同时只容一个工人。
clause-ruling-swap-orders = 交换可弃除未完成的订单，也可获得订单，同类也可以。
clause-ruling-unused-summed = 各类未使用资源（含未完成订单）先相加，再减半，向下取整。
clause-ruling-hq-counts-own-cost = 统计已用建筑的大本营也把自己的算在内。
clause-ruling-order-deck-empty = 需要抽牌而牌堆已空时重洗弃牌；没有弃牌则少抽。
clause-ruling-private-until-ready = 回合内的行动在所有人准备好后才公开；只有最后一块奶酪立即宣告。
clause-ruling-solo-no-card-left = 牌堆和弃牌都没有时，公司本回合不抽牌。
clause-ruling-answer-first = 已开始的先完成：先回答待决的问题，再做别的。
clause-ruling-build-once = 每个能力只解锁一次。
clause-ruling-effects-in-any-order = 放奶酪后先处理订单；若有多个效果，由你决定先后（选项：按顺序，能力从左到右，最后展示牌）。
clause-ruling-greenhouse-by-itself = 温室在本回合首次符合的获得时自动生效（选项：询问）。
clause-ruling-two-named-first = 获得两个不同资源时，先说出两种，再抽牌。
clause-ruling-use-without-card = 没有牌可抽时，仍可采集订单、使用畜棚和驿站；有几张抽几张。
clause-ruling-nothing-gained = 没有获得就不触发；一次获得可同时触发温室和分拣室。
clause-ruling-cart-with-vat = 备用缸用了工人，双驾马车对它不生效（选项）。
clause-ruling-first-occasion = 每回合一次的板块在首次机会时生效。
clause-ruling-openly-when-short = 订单可能抽完的回合公开进行，从建筑区或其后的座位起顺时针；也可选择每回合如此。
clause-ruling-ready-taken-back = 谁已准备好是公开的。宣告最后一块奶酪时，已准备好的人可以收回一次。
clause-ruling-one-choice = 只有一个选择时自动执行。
clause-ruling-worker-tile-one = 工人板块同时只容一个工人，不算采集，须先解锁。
clause-ruling-tile-replaces = 板块完全取代其下的能力，包括费用。
clause-ruling-blocked-plate = 有封闭碟子的桌子不能成对；开放的碟子照常计分。
clause-ruling-greenhouse-one = 无论一次获得多少，温室只加 1 个。
clause-solo-level-two = 2 级起不再适用“平手不得分”：公司（至少 1 块奶酪）并列最高的地区归公司，得全部分值。
clause-solo-level-three = 3 级起，公司在第 4、8、12……回合抽两张订单。
clause-solo-level-four = 4 级时，第 1 回合前按到达你的顺序，为每个场景各抽一张订单并结算。
clause-solo-win-higher = 分数高于公司，或分数相同而放置的奶酪更多，才算通过该等级。
clause-option-level = 公司等级只用于单人，1 至 4。
clause-option-printed-layout = 印制布局用于四人。

## Clauses: structure tiles

clause-draft-four-random = 进阶：每人随机得 4 个板块。
clause-draft-keep-one-pass-left = 同时各留一个，其余面朝下传给左边，直到每人四个。
clause-draft-cover-any-number = 然后用板块覆盖任意个印制能力，每个能力一块。
clause-draft-rest-to-box = 未放置的板块移出游戏。
clause-tile-market-barn = Y1 { tile-Y1 }，费用 3。{ tile-Y1-text }
clause-tile-timber-yard = Y2 { tile-Y2 }，费用 2。{ tile-Y2-text }
clause-tile-double-byre = Y3 { tile-Y3 }，费用 3。{ tile-Y3-text }
clause-tile-orchard = Y4 { tile-Y4 }，费用 3。{ tile-Y4-text }
clause-tile-post-house = Y5 { tile-Y5 }，费用 3。{ tile-Y5-text }
clause-tile-barter-stall = Y6 { tile-Y6 }，费用 2。{ tile-Y6-text }
clause-tile-extra-vat = Y7 { tile-Y7 }，费用 4。{ tile-Y7-text }
clause-tile-lookout = Y8 { tile-Y8 }，费用 2。{ tile-Y8-text }
clause-tile-hay-loft = T1 { tile-T1 }，费用 2。{ tile-T1-text }
clause-tile-jam-kettle = T2 { tile-T2 }，费用 2。{ tile-T2-text }
clause-tile-fruit-press = T3 { tile-T3 }，费用 2。{ tile-T3-text }
clause-tile-dispatch-desk = T4 { tile-T4 }，费用 3。{ tile-T4-text }
clause-tile-masons-shed = T5 { tile-T5 }，费用 1。{ tile-T5-text }
clause-tile-sorting-room = T6 { tile-T6 }，费用 2。{ tile-T6-text }
clause-tile-day-labour = T7 { tile-T7 }，费用 3。{ tile-T7-text }
clause-tile-long-haul = T8 { tile-T8 }，费用 3。{ tile-T8-text }
clause-tile-shop-round = D1 { tile-D1 }，费用 2。{ tile-D1-text }
clause-tile-fair-stall = D2 { tile-D2 }，费用 2。{ tile-D2-text }
clause-tile-rail-siding = D3 { tile-D3 }，费用 2。{ tile-D3-text }
clause-tile-kitchen-door = D4 { tile-D4 }，费用 1。{ tile-D4-text }
clause-tile-bronze-cellar = D5 { tile-D5 }，费用 2。{ tile-D5-text }
clause-tile-silver-cellar = D6 { tile-D6 }，费用 3。{ tile-D6-text }
clause-tile-gold-cellar = D7 { tile-D7 }，费用 3。{ tile-D7-text }
clause-tile-tandem-cart = D8 { tile-D8 }，费用 2。{ tile-D8-text }
clause-tile-festival-marquee = P1 { tile-P1 }，费用 4。{ tile-P1-text }
clause-tile-shop-sign = P2 { tile-P2 }，费用 4。{ tile-P2-text }
clause-tile-chefs-letter = P3 { tile-P3 }，费用 4。{ tile-P3-text }
clause-tile-rail-map = P4 { tile-P4 }，费用 4。{ tile-P4-text }
clause-tile-gold-vault = P5 { tile-P5 }，费用 4。{ tile-P5-text }
clause-tile-fresh-guild = P6 { tile-P6 }，费用 3。{ tile-P6-text }
clause-tile-granary = P7 { tile-P7 }，费用 3。{ tile-P7-text }
clause-tile-grand-tour = P8 { tile-P8 }，费用 3。{ tile-P8-text }

## Structure tiles: names and what they do

tile-Y1 = 集市棚
tile-Y1-text = 工人在此：获得任选的 1 个资源；下回合回来。
tile-Y2 = 木料场
tile-Y2-text = 工人在此：获得 2 个建筑；2 回合后回来。
tile-Y3 = 双层牛栏
tile-Y3-text = 工人在此：获得 2 头家畜；2 回合后回来。
tile-Y4 = 果园
tile-Y4-text = 工人在此：获得 2 个水果；2 回合后回来。
tile-Y5 = 驿站
tile-Y5-text = 工人在此：获得 2 张订单；2 回合后回来。
tile-Y6 = 易货摊
tile-Y6-text = 工人在此：可弃除 1 个未使用的资源；若弃除，获得 2 个资源，均不得与所弃同类；下回合回来。
tile-Y7 = 备用缸
tile-Y7-text = 工人在此：在当前场景中与该工人同类型的空青铜格放 1 块奶酪，需付水果。工人留在板块上，下回合回来。不算制作奶酪行动。
tile-Y8 = 瞭望台
tile-Y8-text = 工人在此：获得面前资源区的 1 个资源；下回合回来。
tile-T1 = 草料阁
tile-T1-text = 每回合一次：使用挤奶棚后，获得 1 头家畜。
tile-T2 = 果酱锅
tile-T2-text = 每回合一次：为果酱花费水果后，获得 1 张订单。
tile-T3 = 榨果机
tile-T3-text = 每回合一次：为果肉奶酪花费水果后，获得 1 头家畜。
tile-T4 = 发货台
tile-T4-text = 每回合一次：完成订单后，获得任选的 1 个资源。
tile-T5 = 石匠棚
tile-T5-text = 此后每解锁另一个能力，获得 1 个建筑。
tile-T6 = 分拣室
tile-T6-text = 每回合一次：获得订单时多抽 1 张，然后弃除 1 张未完成的订单。
tile-T7 = 日工
tile-T7-text = 在 1 号格采集时，多获得 1 个该资源。
tile-T8 = 长途货运
tile-T8-text = 在 3 号格采集时，获得任选的 1 个其他种类的资源。
tile-D1 = 店铺巡送
tile-D1-text = 每在奶酪店放一块奶酪：获得 1 头家畜。
tile-D2 = 节日摊位
tile-D2-text = 每在节日放一块奶酪：获得 1 张订单。
tile-D3 = 铁路岔线
tile-D3-text = 每在城市放一块奶酪：获得 1 个水果。
tile-D4 = 厨房后门
tile-D4-text = 每在餐馆放一块奶酪：获得 1 个建筑。
tile-D5 = 青铜窖
tile-D5-text = 每放一块青铜奶酪：获得 1 个建筑。
tile-D6 = 白银窖
tile-D6-text = 每放一块白银奶酪：获得 1 个水果。
tile-D7 = 黄金窖
tile-D7-text = 每放一块黄金奶酪：获得任选的 1 个资源。
tile-D8 = 双驾马车
tile-D8-text = 每不用工人放一块奶酪：获得 1 张订单。
tile-P1 = 节日大帐
tile-P1-text = 终局：你在节日的每块奶酪 1 分。
tile-P2 = 店招
tile-P2-text = 终局：你在奶酪店的每块奶酪 1 分。
tile-P3 = 主厨来信
tile-P3-text = 终局：你在餐馆的每块奶酪 1 分。
tile-P4 = 铁路图
tile-P4-text = 终局：你在城市的每块奶酪 1 分。
tile-P5 = 黄金库
tile-P5-text = 终局：你的每块黄金奶酪 1 分。
tile-P6 = 鲜酪行会
tile-P6-text = 终局：你的每块青铜奶酪 1 分。
tile-P7 = 粮仓
tile-P7-text = 终局：前 8 个未使用的资源每个 1 分，其余照常每两个 1 分。
tile-P8 = 环游
tile-P8-text = 终局：每个有你至少 3 块奶酪的场景 2 分。

## Options

option-players = 玩家人数
option-players-help = 几人参加。一人时对抗公司。
option-festival = 节日
option-festival-help = 节日使用的布局。
option-fromagerie = 奶酪店
option-fromagerie-help = 奶酪店使用的布局。
option-bistro = 餐馆
option-bistro-help = 餐馆使用的布局。
option-villes = 城市
option-villes-help = 城市使用的布局。
option-festival-I = I 面
option-festival-II = II 面
option-festival-P = 印制布局（四人）
option-festival-any = 随机
option-fromagerie-I = I 面
option-fromagerie-II = II 面
option-fromagerie-P = 印制布局（四人）
option-fromagerie-any = 随机
option-bistro-I = I 面
option-bistro-II = II 面
option-bistro-P = 印制布局（四人）
option-bistro-any = 随机
option-villes-I = I 面
option-villes-II = II 面
option-villes-P = 印制布局（四人）
option-villes-any = 随机
option-tiles = 建筑板块
option-tiles-help = 进阶游戏：每人轮抽四个板块，可覆盖印制的能力。
option-level = 公司
option-level-help = 单人：公司的难度，1 至 4。多人时没有公司。
option-clockwise = 依次行动
option-clockwise-help = 每回合公开进行，从建筑区起顺时针。
option-greenhouse = 温室
option-greenhouse-help = 温室自动生效还是每次询问。
option-greenhouse-auto = 自动
option-greenhouse-ask = 询问
option-trigger_order = 多个效果同时触发
option-trigger_order-help = 是否由玩家决定先后。
option-trigger_order-choose = 由玩家决定
option-trigger_order-listed = 能力从左到右，最后展示牌
option-cart_with_vat = 备用缸触发双驾马车
option-cart_with_vat-help = 备用缸使用工人；开启后它的奶酪同样触发双驾马车。

## Moves in words

move-ready = 准备好了
move-gather = { $resource } { $n } 号格：派 { $worker }
move-make = 在 { $place } 制作奶酪
move-milk = 为 { $cost } 头家畜挤奶：在 { $place } 放奖励奶酪
move-build = 用 { $cost } 个建筑解锁{ $ability }
move-work = { $ability }：派 { $worker }
move-vat = 备用缸：在 { $place } 放奶酪
move-complete = 完成订单：{ $kind }
move-keep = 不完成订单
move-fire = 先触发：{ $source }
move-take = 获得 1 个：{ $resource }
move-pair = 各获得 1 个：{ $one }、{ $two }
move-give = 弃除 1 个：{ $resource }
move-give-order = 弃除订单：{ $kind }
move-skip = 不用
move-use = 温室：多得 1 个，{ $resource }
move-corp = 公司的奶酪放在 { $place }
move-draft = 保留{ $tile }
move-lay = 用{ $tile }覆盖{ $ability }
move-laid = 板块放置完毕

## Lines of a score

term-festival = 节日，{ $size } 块一组
term-shelves = 奶酪店，{ $shelves } 个货架
term-sign = 奶酪店，{ $shelf } 号货架展示牌
term-plates = 餐馆，{ $age }，{ $pairs } 组搭配
term-region = 城市，{ $region }
term-region-tied = 城市，{ $region }，平手
term-orders = 已完成订单：{ $orders }
term-fruit = 果肉奶酪乘果酱奶酪
term-hq = 大本营：已使用的{ $resource }
term-tile = { $tile }
term-unused = 未使用的资源：{ $unused }，每两个 1 分
term-corporation = 对手公司 { $points } 分：奶酪轨 { $track }，顾客 { $customers }，存放订单 { $stored }

## What happens: log and live region

effect-venues-laid = 扇形从南起顺时针为：{ $venues }。
effect-sectors-laid = 资源板南面为{ $resource }。
effect-side-chosen = { $venue }：{ $layout ->
        [I] I 面
        [II] II 面
       *[P] 印制布局
    }。
effect-customer-placed = { $region }地区：价值 { $points } 的顾客。
effect-board-dealt = { $who } 得到 { $board } 号玩家面板。
effect-start-stock = { $who } 起始获得 { $things }。
effect-dealt = { $who } 抽到{ $tile }。
effect-drafted = { $who } 保留{ $tile }。
effect-passed = 其余板块传给左边。
effect-laid = { $who } 用{ $tile }覆盖{ $ability }。
effect-draft-over = 板块放置完毕，其余移出游戏。
effect-turned = 第 { $turn } 回合：{ $first ->
        [yes] 游戏开始
       *[no] 圆盘转了四分之一圈
    }。
effect-came-home = { $who }：{ $worker }回家了。
effect-openly = 本回合公开依次进行，{ $who } 先行动。
effect-gathered = { $who } 派{ $worker }采集，{ $n } 回合后回来：{ $resource }。
effect-made = { $who } 用{ $worker }在 { $place } 制作奶酪。
effect-milked = { $who } 为 { $cost } 头家畜挤奶，在 { $place } 放奖励奶酪。
effect-vat = { $who } 用备用缸和{ $worker }在 { $place } 放奶酪。
effect-built = { $who } 用 { $cost } 个建筑解锁{ $ability }。
effect-worked = { $who }：{ $worker }去{ $ability }。
effect-fruit-spent = { $who } 花费 1 个水果，{ $mark ->
        [fruited] 做果肉奶酪
       *[jam] 做果酱奶酪
    }：目前 { $count } 个。
effect-gained = { $who } 获得 { $things }。
effect-order-drawn = { $who } 抽到订单：{ $card }。
effect-order-completed = { $who } 完成订单：{ $card }。目前完成 { $count } 张。
effect-order-kept = { $who } 暂不完成订单：{ $card }。
effect-fired = { $who } 的{ $ability }生效。
effect-sign = { $shelf } 号货架的展示牌为 { $who } 生效。
effect-greenhouse = { $who } 的温室多给 1 个：{ $resource }。
effect-greenhouse-declined = { $who } 不用温室：{ $resource }。
effect-cast = { $who } 弃除 { $things }。
effect-order-cast = { $who } 弃除订单：{ $card }。
effect-declined = { $who } 没有弃除，{ $what ->
        [swap] 展示牌不给资源
       *[barter] 易货摊不给资源
    }。
effect-sorted = { $who } 分拣掉订单：{ $card }。
effect-reshuffled = 弃牌重洗为牌堆：{ $count } 张。
effect-no-card = 没有牌可抽：少抽 { $count } 张。
effect-last-cheese = { $who } 放下了最后一块奶酪：这是最后一回合。
effect-ready = { $who } 准备好了。
effect-ready-again = { $who } 在结束前可以继续行动。
effect-corp-drew = 公司抽到订单：{ $card }。
effect-corp-placed = 公司的奶酪放在 { $place }，还剩 { $count } 块。
effect-corp-stored = 没有匹配的格：公司存放 { $card }。目前存放 { $count } 张。
effect-corp-empty = 公司面板已空：这是最后一回合。
effect-won = { $how ->
        [most] { $who } 以 { $points } 分获胜。
        [cheese] { $who } 以 { $points } 分和更多奶酪获胜。
       *[shared] { $who } 以 { $points } 分共享胜利。
    }
effect-beaten = { $who } 以 { $points } 比 { $theirs } 战胜公司。
effect-not-beaten = 公司守住了：{ $who } { $points } 比 { $theirs }。

## Options that do not fit

error-fromage-level-alone = 单人时选项“{ $option }”必须是 1、2、3 或 4：一人对抗公司。
error-fromage-level-more = 选项“{ $option }”只用于单人，而现在有 { $players } 人：请省略或写 0。
error-fromage-printed = { $players } 人时选项“{ $option }”不能是 P：印制布局用于四人。请选 I、II 或 any。
error-fromage-needs-tiles = 选项“{ $option }”与建筑板块有关：请加上 tiles=yes 或省略。

# -- end of the words of rules and moves; other rooms below

## Positions and boxes that do not fit

error-fromage-position = { EMPTY($line) ->
        [no] 无法读懂这个局面，问题在“{ $line }”：{ $reason }。
       *[yes] 无法读懂这个局面：{ $reason }。
    }
position-said-twice = 这一项写了两次
position-key = 一行不能以“{ $word }”开头
position-word = “{ $word }”不能写在那里；请写其中之一：{ $known }
position-number = “{ $word }”应为 { $low } 到 { $high } 的整数
position-words = 那里的词数应为 { $least } 到 { $most }
position-pairs = 那里的词要成对：名称和与它相配的内容
position-twice = 每个名称只写一次
position-seat = 没有座位“{ $word }”；座位是 A 到 { $last }
position-space = 这个布局在那里没有奶酪格“{ $word }”
position-venues = 场景是字母 { $letters }，每个一次
position-customers = 共有 { $count } 个顾客，种类为 { $letters }，每种两个；? 表示未知
position-printed = 布局 P 只用于四人游戏
position-layout = 本局的选项规定的是 { $layout }
position-corporation = 公司只与单人玩家对战
position-owner = 在“{ $word }”之前要写明是谁的奶酪：座位或 corp
position-cheese-twice = { $space } 上有两块奶酪
position-new = { $space } 上没有奶酪
position-home = 在家的工人不需要返回
position-no-tiles = 建筑板块需要选项 tiles
position-card-twice = 订单 { $card } 出现在两处
position-no-worker-there = 座位 { $seat } 的 { $place } 处没有工人可去的地方
position-back = 那个工人会在第 { $low } 到第 { $high } 回合之间返回
position-not-faced = 工人在那里最多停留 { $away } 回合，但该扇形现在位于圆盘的 { $position } 侧：座位 { $seat } 不可能这么近才面对过它
position-cheeses = 座位 { $seat } 的奶酪最多为：{ $count }
position-corp-cheeses = 在这一级别，公司的奶酪最多为：{ $count }
position-blocked = { $space } 只在玩家数不少于此时开放：{ $count }
position-boards = 两个座位的玩家版图相同
position-no-board = 这时每个座位都已有玩家版图
position-no-customer = 这时每个地区都已有顾客
position-not-drafting = 手牌与保留的板块属于轮抽阶段
position-tile-twice = 板块 { $tile } 出现在两处
position-hand = 在这次选择中，座位 { $seat } 的手牌数为：{ $count }
position-taken = { $tile } 不在座位 { $seat } 的手牌里
position-two-workers = 工人 { $other } 与 { $who } 在同一格
position-worker-cheese = 工人 { $who } 只有在 { $space } 上有自己座位且同类型的奶酪时才能在那里
position-not-built = 工人 { $who } 在 { $place } 上，但那里尚未解锁
position-corp-card = 公司只在自己的部分处理 { $card }：阶段应为 corporation 或 head
position-head = 只有在先行阶段才逐个处理场景：阶段应为 head
position-not-over = 游戏尚未结束：没有人放下最后一块奶酪，公司的版图也未清空
position-over = 有人在本回合之前已放下最后一块奶酪，因此游戏已结束：阶段应为 over
position-where = { $space } 上没有座位 { $seat } 的奶酪
position-sign = 只有在货架展示牌有奖励的奶酪之后，才有展示牌等待座位 { $seat }：请加上“where”和该格
position-waiting = 座位 { $seat } 的 { $place } 处没有已解锁且能触发的内容
position-step-order = 只有持有与刚放奶酪相符的订单时，才会询问座位 { $seat }：请加上“where”和该格
position-step = 在这一步座位 { $seat } 没有可选的内容：请写明有什么在等待或要获得什么
position-nobody = 所有座位都已就绪，因此本轮已结束
box-word = `{ $entry }` 中的“{ $word }”应为其中之一：{ $words }
box-number = `{ $entry }` 必须是 { $low } 到 { $high } 的整数
box-list = `{ $entry }` 必须是数字列表，个数为：{ $count }
box-ascending = `{ $entry }` 的数字不能递减
box-yes-no = `{ $entry }` 必须是 true 或 false
box-space = { $space } 的“{ $word }”必须是类型 S、H、B，熟成 b、s、g，然后可有 F 或 J，再可有 3 或 4
box-printed = { $space } 印在四人版图上：请省去玩家数
box-rows = 行数必须为 { $rows }，每行的格数为 { $spaces }
box-samples = 免费样品（*）的数量必须为 { $count }
box-beside = { $space } 为 { $age }，因此相邻免费样品数必须为 { $count }，而不是 { $found }
box-shelf-age = { $space } 所在的货架用于 { $age }
box-regions = 地区按此顺序为：{ $words }
box-cities = 城市数必须为 { $count }，每个有名称、地区和三种布局
box-touches = { $space } 为 { $age }，因此它接触的地区数必须为 { $count }
box-parlour = 挤奶棚的奶酪写成类型加熟成，如 Sb，或写 ??：不能是“{ $word }”
box-parlours = 必须有四个挤奶棚，且费用逐个增加
box-of = `of` 不能与“{ $when }”一起使用
box-family = “{ $when }”与板块字母不符：Y 有工人格，P 在终局计分，T 与 D 两者皆无
box-gain = “{ $when }”不能获得“{ $gain }”
box-give = 有工人且获得“other”时 `give` 为“first”，“orders-gained”时为“order”；此处写的是“{ $when }”与“{ $gain }”
box-back = `back`只属于有工人格的板块：1、2 或 3 回合
box-tiles = 板块依次为 Y1 至 Y8、T1 至 T8、D1 至 D8、P1 至 P8，共 { $count } 个
box-cards = { $kind } 的名称数必须为 { $count }
box-levels = 级别数必须为 { $count }
box-sectors = 下列各项各出现一次：{ $words }
box-sides = `{ $entry }` 必须写出 S、W、N、E 中不同的边，个数为：{ $count }
box-shelves = 必须有六个货架
box-boards = 玩家版图数必须为 { $count }
box-missing = 缺少条目 { $entry }
box-form = 其中有内容的形式与预期不同，例如应为列表或表格

position-no-card = 没有可抽的订单卡了

## The picture and what to do (scene)

seat-red = 红方
seat-blue = 蓝方
seat-green = 绿方
seat-yellow = 黄方
seat-corporation = 公司
side-maker = 奶酪师
board-table = 圆桌
board-own = { $seat }的玩家面板
kind-any = 任意奶酪
node-way = 圆桌顺时针转动：本回合后，你右手边的扇形会转到你面前。
node-space = { $venue } { $place }：{ $kind }{ $mark ->
        [fruited] ，需付水果（果肉奶酪）
        [jam] ，需付水果（果酱奶酪）
       *[none] {""}
    }。{ $how ->
        [taken] { $seat }的奶酪。
        [shut] 此人数下封闭。
       *[free] 空位。
    }{ $value }
worth-group = 连同免费样品共 { $size } 格：{ $points } 分。
worth-shelf = { $shelf } 号货架：{ $sign ->
        [swap] 立即交换 1 个资源
        [one] 立即获得 1 个任选资源
        [two] 立即获得 2 个不同资源
       *[points] 终局每块奶酪 { $points } 分
    }。
worth-plate = 现值 { $points } 分：{ $pairs } 组搭配{ $paired ->
        [yes] ，含此桌
       *[no] {""}
    }。
worth-regions = 连接：{ $regions }。
worth-influence = { $seat } { $count }
node-customer = { $region }地区的顾客：奶酪最多者得 { $win } 分，并列者各得 { $tie } 分。{ $some ->
        [yes] 目前：{ $who }。
       *[no] 还没有人。
    }
node-sector = 采集{ $gain }。{ $free ->
        [yes] 工人 { $turns } 回合后回来。
       *[no] 被{ $seat }占用；{ $left } 回合后空出。
    }
node-worker = { $seat }，{ $worker }在{ $place }：{ $left } 回合后回来，届时面对{ $venue }。
node-worker-home = { $seat }，{ $worker }：在家。
node-worker-ability = { $seat }，{ $worker }在{ $ability }：{ $left } 回合后回来。
node-away = { $seat }，{ $worker }外出：{ $left } 回合后回来，届时面对{ $venue }。
node-deck = 牌堆中的订单：{ $count }
node-ability = { $name }：{ $text }{ $how ->
        [fired] 已解锁；本回合已用。
        [built] 已解锁。
        [kept] 已保留；费用 { $cost }。
       *[closed] 用 { $cost } 个建筑解锁。
    }
text-barn = 工人在此获得 1 个{ $resource }；下回合回来。
text-greenhouse = 每回合一次，获得{ $resource }时多得 1 个。
text-dock = 每在{ $venue }放一块奶酪，获得 1 个{ $resource }。
text-hq = 终局每个用过的{ $resource }得 1 分。
tile-titled = { $name }，费用 { $cost }
node-parlour = 挤奶棚：{ $cost } 头家畜换一块奖励奶酪，{ $kind }。{ $how ->
        [milked] 已使用。
       *[open] 尚未使用。
    }
node-stock = 库存：{ $what }
node-cheeses = 剩余奶酪：{ $count }
node-order = 订单：{ $card }。{ $line }
node-done = 已完成：{ $card }
node-points = 目前 { $points } 分；点按查看明细
node-panel = { $seat }{ $ready ->
        [yes] ，已准备
       *[no] {""}
    }。剩余奶酪：{ $cheeses }。{ $structures }，{ $livestock }，{ $fruit }；持有订单 { $orders }，完成 { $done }；在家工人：{ $home }。点按查看全部。
node-corporation = 公司，{ $level } 级：{ $points } 分。剩余奶酪 { $left }，奶酪轨 { $track }，存放订单 { $stored }，每张 { $each } 分。点按查看明细。
node-corp-order = 公司正在处理{ $card }
score-festival = { $venue }：{ $points } 分{ $count ->
        [0] {""}
       *[other] ，各组 { $groups }
    }
score-group = { $size } 格 { $points } 分
score-fromagerie = { $venue }：{ $points } 分（{ $shelves } 个货架 { $for } 分，展示牌 { $signs } 分）
score-bistro = { $venue }：{ $points } 分（{ $pairs } 组搭配；青铜 { $bronze } × { $bronzeeach }，白银 { $silver } × { $silvereach }，黄金 { $gold } × { $goldeach }）
score-villes = { $venue }：{ $points } 分{ $count ->
        [0] {""}
       *[other] ，{ $regions }
    }
score-region = { $region } { $points }
score-orders = 订单：完成 { $count } 张，{ $points } 分
score-fruit = 水果：果肉 { $fruited } × 果酱 { $jam }，{ $points } 分
score-abilities = 能力：{ $points } 分{ $count ->
        [0] {""}
       *[other] ，{ $abilities }
    }
score-ability = { $ability } { $points }
score-unused = 未用：{ $count }，每两个 1 分，{ $points } 分
inside-seat = { $seat }：{ $points } 分
inside-points = { $seat }的得分：目前 { $points } 分
inside-corporation = 公司，{ $level } 级：{ $points } 分
corp-track = 奶酪轨：已放 { $placed }，剩 { $left }，{ $points } 分
corp-villes = 顾客：{ $points } 分
corp-stored = 存放订单：{ $count } 张，{ $points } 分
prompt-setup = 正在布置桌面。
prompt-draft = 第 { $pick } 次选取，共 4 次：保留一个板块，其余传下去。
prompt-wait-draft = 等待{ $seats }保留板块。
prompt-lay = 用板块覆盖任意几项能力，然后确认放好。
prompt-wait-lay = 等待{ $seats }放置板块。
prompt-turn = { $last ->
        [yes] 最后一回合。面前：{ $venue }。
       *[no] 面前：{ $venue }。
    }{ $how ->
        [none] 已无事可做：请表示准备好了。
        [worker] 先选工人，再选位置；或表示准备好了。
       *[other] 行动，或表示准备好了。
    }
prompt-wait = 等待{ $seats }准备好。
prompt-wait-openly = 依次进行：轮到{ $seats }。
prompt-drawing = { $seat }抽取订单。
prompt-order = 刚放的奶酪符合订单：{ $kind }。完成它吗？
prompt-fire = 有多个效果待处理：哪个在先？
prompt-pick = 获得 { $count } 个任选资源，逐个选取。
prompt-pair = 获得两个不同的资源。
prompt-cast = 你可以弃除一个未使用的资源。
prompt-sort = 分拣室：弃除一张订单。
prompt-greenhouse = 温室：再拿一个吗（{ $resource }）？
prompt-corp-draws = 公司抽取订单。
prompt-corp = 公司抽到{ $card }：为它选择格子（{ $venue }）。
prompt-corp-places = 公司处理{ $card }（{ $venue }）。
prompt-over = { $count ->
        [1] { $seats }以 { $points } 分获胜。
       *[other] { $seats }以 { $points } 分共享胜利。
    }
ends-draft = 所有人选好后继续。
ends-left = 仍可进行：{ $left }。
ends-nothing-left = 没有遗漏。所有人准备好后回合结束。
ends-last = 最后一块奶酪已放下（{ $seats }）：本回合后游戏结束。
ends-turn = { $alone ->
        [yes] 准备好即结束回合，圆桌转动四分之一。
       *[no] { $openly ->
            [yes] 最后一人准备好后圆桌转动。
           *[no] 所有人准备好后圆桌转动四分之一。
        }
    }
left-gather = 采集
left-make = 制作奶酪
left-milk = 挤奶
left-build = 解锁
left-work = 派工人使用能力
left-vat = 备用缸
left-fits = { $count } 张可完成的订单
left-orders = { $count } 张可完成的订单（{ $orders }）
move-ready-left = 准备好了，放弃：{ $left }
button-draft = 保留
card-choices = 你的选择
tally-stock = { $cheeses } 块奶酪剩余，{ $home } 名工人在家
note-ready = 已准备
status-setup = 正在布置桌面
status = 第 { $turn } 回合 · { $deck } 张订单在牌堆
ending-beaten = 击败 { $level } 级：{ $points } 比 { $theirs }。
ending-not-beaten = 公司守住 { $level } 级：{ $points } 比 { $theirs }。
sign-t-S = 软质奶酪：圆饼
sign-t-H = 硬质奶酪：楔形
sign-t-B = 蓝纹奶酪：带波纹的高圆柱
sign-plate-b = 青铜，一点：工人 1 回合后回来
sign-plate-s = 白银，两点：2 回合后回来
sign-plate-g = 黄金，三点：3 回合后回来
sign-fruit = 果肉奶酪：先付 1 个水果
sign-jam = 果酱奶酪：先付 1 个水果
sign-sample = 免费样品：算入每个人的奶酪群
sign-lid = 此人数下封闭
sign-base = 工人底座指向它回家时面对的扇形
# -- end of the scene

## 表单

option-level-1 = 1：适合第一局
option-level-2 = 2：平手的地区归公司
option-level-3 = 3：奶酪更多，每第四回合抽两张订单
option-level-4 = 4：奶酪更多，并先行起步
