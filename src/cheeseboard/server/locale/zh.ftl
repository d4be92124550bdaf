# Words of the server: pages, forms, refusals, and (at the end) the client’s own. English; the five other files follow.
# An argument is named where it stands. `ui-` messages go to the client, which fills their arguments itself.

## Every page

page-language = 语言
page-more = 更多页面
page-shelf = 游戏架
page-rules = 规则
page-about = 关于与许可
page-back = 返回

## The shelf

shelf-title = 今天玩什么？
shelf-lead = 打开一个盒子，说好谁来玩，再把链接发出去。谁都不需要账号。
shelf-coming = 即将推出
shelf-tables = 你的牌桌
# low, high: smallest and largest number of players
shelf-players = { $low } 至 { $high } 位玩家
shelf-since-now = 刚刚摆好
# n: how many
shelf-since-minutes = { $n ->
   *[other] { $n } 分钟前摆好
}
shelf-since-hours = { $n ->
   *[other] { $n } 小时前摆好
}
shelf-since-days = { $n ->
    [1] 昨天摆好
   *[other] { $n } 天前摆好
}
lid-chou = Chou y es-tu ?
lid-goldrush = Gold Rush
lid-roquefort = Château Roquefort
lid-pursuit = Cheese Pursuit
lid-fromage = Fromage

## A new table

new-seats = 谁来玩
# role: what the seat plays, such as "both rabbits"
new-who = 由谁来玩：{ $role }
new-name = 玩家姓名：{ $role }
new-name-short = 姓名（可不填）
new-levels = 牌桌的棋力
new-clock = 时钟
new-clock-time = 每次决定的时间
new-clock-help = 时间用完的人跳过，或只做规则允许的最少行动。开局后仍可更改。
new-options = 变体
new-rulings = 规则书没有说明之处
new-again = 按此选择显示座位
new-go = 摆好桌子
who-me = 我
who-here = 这台设备上的另一个人
who-open = 朋友，通过链接加入
# level: how strong
who-bot = 电脑，{ $level }

## The invite

join-lead = 有人邀请你。选一个空座位，或者只是看看。
join-full = 这张桌子已经坐满，但你可以旁观。
join-seat = 空座位
join-name = 怎么称呼你？
join-go = 坐下
join-watch = 只旁观

## The table page, before its client runs

table-noscript = 牌桌需要 JavaScript。规则和其他页面不需要。

## The rulebook page

# game: its title
rules-title = { $game }：规则
rules-contents = 章节
# ref: where the clause comes from, such as "rulebook, line 41"
rules-anchor = 这条规则的链接（{ $ref }）
# n: a number
ref-line = 规则书第 { $n } 行
# n: several numbers
ref-lines = 规则书第 { $n } 行
ref-ruling = 裁定 { $n }
ref-house = 自定规则

## About

about-title = 关于 Cheeseboard
about-lead = 一张桌子，五款游戏，一位通晓所有规则的裁判。一切都在这台电脑上运行，不向任何人打听什么。
about-privacy-title = 保存些什么
about-privacy = 一个用来区分浏览器的 Cookie、你的语言，以及各张桌子和其中的行动。没有账号，没有跟踪，不从别的服务器取任何东西。
about-dice-title = 谁也做不了手脚的骰子
about-dice = 每次抽取都由游戏前封存的秘密和每个座位提供的数字共同决定。游戏结束后秘密公开，任何人都可以核对每一次抽取。
about-licence-title = 许可
# version: the program’s number
about-licence = Cheeseboard { $version } 是自由软件：欢迎使用、修改、传播。许可证：
about-games = 图画和文字由我们自己创作。游戏属于其作者和出版商；如果喜欢，请买一盒。

## Pages that say one thing

notice-missing-title = 这里什么也没有
notice-missing = 没有这个页面。所有东西都在游戏架上。
notice-not-over-title = 尚未结束
notice-not-over = 这张桌子的对局结束后才会显示。
notice-no-table-title = 没有这张桌子
notice-no-table = 这个地址没有桌子。也许链接被截断了。
notice-no-invite-title = 没有这份邀请
notice-no-invite = 这个链接没有对应的桌子。请重新索取，并完整复制。
notice-no-game-title = 还没上架
notice-no-game = 这款游戏暂时还不能在这里玩。
notice-no-rules-title = 没有这本规则书
notice-no-rules = 架子上没有这个名字的游戏。
notice-not-yours-title = 不是你的座位
notice-not-yours = 只有坐在那里的人才能取得这个文件。
notice-damaged-title = 记录已损坏
# why: a sentence
notice-damaged = 无法打开这张桌子：它的记录未通过验证。{ $why }
notice-origin-title = 不是从这里来的
notice-origin = 这个表单来自别的网站，所以没有执行任何操作。
notice-often-title = 太频繁了
notice-often = 一下子来得太多了。请等几秒钟再试。
notice-large-title = 太大了
notice-large = 这个表单比我们的任何表单都大，所以没有读取。
notice-request-title = 没看懂
notice-request = 服务器没有看懂这个请求。
notice-disk-title = 磁盘拒绝写入
notice-disk = 桌子无法写入磁盘，所以没有摆好。
notice-fault-title = 出错了
notice-fault = 这里出了点问题，已经记下；各张桌子的内容都还在。

## Refusals at the table

refuse-no-seat = 这张桌子没有这个座位。
refuse-not-yours = 这个座位是别人的。
refuse-reader = 题目还没答完时，已在别的座位上的人不能坐到这里：这个座位看得到答案。可以把它交给电脑，或等这道题结束。
refuse-not-invited = 只有通过邀请链接来的人才能在这里坐下。请向主人索取链接。
# level: what was asked for
refuse-no-level = 这款游戏没有名为“{ $level }”的电脑玩家。
refuse-no-desk = 这桌没有提问：请在棋盘上选择行动，或写在文本框里。
refuse-watching = 你在旁观：只有坐在桌边的人才能玩。
refuse-not-host = 只有开桌的人才能这样做。
refuse-no-clock = 每次决定可用30秒、1、2或5分钟、一天，或不限时间。
refuse-late = 这一步送达之前你的时间已到，时钟已代你走了。请再看看棋盘。
error-disk-clock = 时钟设置无法写入磁盘，保持原样。请再试一次。
why-nothing = 现在拿它做不了什么。
error-inside = 这一步让桌子出了差错。没有执行任何行动，请换一种方式试试。
error-race = 桌子同时在别处被改动了。请再试一次。
error-disk = 这一步无法写入磁盘，所以没有执行。请再试一次。

## What a page hears when it is misunderstood or sent away

bad-frame = 桌子没有看懂这条消息，什么也没有改变。
bad-no-hello = 第一条消息必须打招呼。
bad-silent = 太久没有消息，连接已关闭。
bad-too-fast = 一次消息太多，连接已关闭。
bad-too-often = 看不懂的消息太多，连接已关闭。
bad-crowded = 目前连接太多，请稍后再试。
bad-fault = 牌桌出了点差错；一切都已保存，马上重新打开。
bad-origin = 这个页面不属于这张桌子。
bad-no-table = 没有这张桌子。
bad-seat = 座位应是数字或“watch”。
bad-seat-gone = 这个座位不是你的，或已不再是你的。

## 游戏结束

# names: who has won; count: how many they are
end-winners = { $count ->
   *[other] { $names }获胜
}
end-level = 平局

## The clock

clock-none = 不限时间
# n: how many
clock-seconds = { $n }秒
clock-minutes = { $n }分钟
clock-day = 一天
# seat: what it is called
clock-late = { $seat }已连续两次超时。作为主人，你可以让桌子代走这个座位。

## The client (static/words.json)

# name: filled in by the client
ui-your-move-plain = 轮到你了
# name: filled in by the client
ui-watching = 你在旁观
ui-over = 游戏结束
ui-connecting = 正在打开桌子……
ui-offline = 没有连接。桌子保存着一切，正在重试。
ui-back-online = 已重新连接。
ui-closed = 无法从这里打开这张桌子。
ui-confirm = 就这么走
ui-back = 返回
ui-undo = 撤回
ui-moves = 可行的行动
ui-moves-none = 目前没有可选的。
ui-moves-hint = 在这里选一个，或点按图板上的相应部分。
ui-choose-rest = 请继续：再选一个圈出的位置，或返回。
ui-seats = 座位
ui-log = 经过
ui-log-empty = 还什么都没发生。
ui-rules = 规则
ui-rule-link = 阅读规则
ui-settings = 设置
ui-invite = 邀请
ui-leave = 回到游戏架
ui-help = 按键
ui-close = 关闭
ui-more = 更多
ui-board = 图板
ui-lit = 可以选择
# label: filled in by the client
ui-zoom-in = 放大
ui-zoom-out = 缩小
ui-fit = 整个图板
ui-text-label = 输入行动
# example: filled in by the client
ui-text-hint = 例如 { $example }
ui-text-send = 行动
ui-text-empty = 请先写下行动。
ui-turn-left = 向左转
ui-turn-right = 向右转
ui-waiting-answer = 正在发送……
ui-last-move = 上一步
ui-away = 离开
ui-open-seat = 空位
ui-seat-waits = 这个座位还空着：请邀请一位玩家。
ui-bot = 自动游戏
# level: filled in by the client
ui-bot-level = 自动游戏，{ $level }
ui-you = 你
ui-to-move = 行动中
# points: filled in by the client
ui-points = 分数：{ $points }
# change, reason: filled in by the client
ui-points-change = { $change }：{ $reason }
# name: filled in by the client
ui-seat-menu = 这里坐着：{ $name }
ui-seat-me = 我来坐这个座位
ui-seat-open = 空出来留给别人
# level: filled in by the client
ui-seat-bot = 让电脑来玩：{ $level }
ui-level-gentle = 温和
ui-level-sharp = 机灵
ui-level-merciless = 无情
ui-invite-say = 打开此链接的人可以坐空座位，也可以旁观。
ui-invite-local = 此地址只能在这台电脑上使用。要让家里的手机加入，请用 ./play --lan 启动。
ui-invite-link = 这张桌子的链接
ui-invite-copy = 复制链接
ui-invite-copied = 链接已复制。
ui-invite-by-hand = 这里不允许复制：链接已选中，请手动复制。
ui-invite-qr = 含同一链接的方形码：用手机摄像头对准它
ui-signal = 给搭档打个信号
# label: filled in by the client
ui-signal-pick = { $label }：在图板上选择位置。
# name: filled in by the client
ui-cover-title = 请把设备交给 { $name }
# name, name: filled in by the client
ui-cover-say = 轮到 { $name }。别人不能看的内容会一直遮住，直到 { $name } 准备好。
# name: filled in by the client
ui-cover-go = 我是 { $name }
ui-cover-wait = 正在查看轮到谁……
# name, role: filled in by the client
ui-cover-role = { $name }（{ $role }）
ui-language = 语言
ui-theme = 明暗
ui-theme-light = 浅色
ui-theme-dark = 深色
ui-ask = 行动前先询问
ui-ask-always = 总是
ui-ask-touch = 在触摸屏上
ui-ask-never = 从不
ui-motion = 动画
ui-motion-full = 完整
ui-motion-little = 少量
ui-hints = 标出可能性
ui-coordinates = 地点名称
ui-on = 开
ui-off = 关
ui-keys-arrows = 在图板上移动
ui-keys-enter = 选择标出的位置；再按一次确认
ui-keys-escape = 退一步，关闭
ui-keys-next = 下一个可选的位置
ui-keys-moves = 列出可行的行动
ui-keys-why = 询问为什么不能选
ui-keys-turn = 转动
ui-keys-zoom = 放大、缩小、整个图板
ui-key-arrows = 方向键
ui-art-missing = 图片无法加载。仍可用文本框和行动列表来玩。
ui-page-error = 这个页面出了点问题。请重新加载：桌子保存着一切。
ui-as-device = 跟随设备
ui-end-won = 你赢了！
ui-end-lost = 你输了
ui-end-again = 再来一局
ui-end-look = 查看图板
ui-end-save = 保存对局
ui-dice-checking = 骰子：正在核对……
ui-dice-fit = 骰子：已核对
ui-dice-misfit = 骰子：不符！
ui-dice-how = 首次抽取之前，桌子封存了一个秘密，各座位封存了自己的数字。本页刚刚据此重做了每一次抽取。抽取次数：{ $draws }
ui-dice-own = 这个浏览器封存的数字就在其中，没有改变。
ui-dice-seat = 自己的数字
ui-dice-table = 由桌子的数字代替
ui-dice-program = 由桌子抽取的数字
ui-dice-late = 太迟：由桌子的数字代替
ui-dice-secret = 秘密
ui-dice-seal = 它的封印
ui-dice-number = 数字
ui-dice-record = 完整记录，供“cheeseboard verify”使用
ui-end-show = 结果
# what: filled in by the client
ui-end-rule = 阅读规则：{ $what }
# count, each, total: filled in by the client
ui-end-sum = { $count } × { $each } = { $total }
# place: filled in by the client
ui-end-place = 第 { $place } 名
ui-end-points = 分数明细
ui-news-go = 继续
ui-signs = 这些标记是什么意思？
ui-signs-shade = 根据你能知道的信息给出的提示：标记越明显，你要找的越可能在那里。可在设置中关闭。
ui-signs-first = 现在可以选择：从这些开始
ui-signs-later = 也可以选择，现在或随后
ui-signs-chosen = 你已选择这个
ui-signs-path = 上一步：从哪里到哪里
# name: filled in by the client
ui-signs-seat = 属于 { $name }
ui-signs-count = 数量，或里面有多少
ui-signs-ask = 把鼠标停在某个东西上，或用手指按住它，就能看到它是什么。
ui-clock = 每次决定的时间
# limit: filled in by the client
ui-clock-now = 每次决定的时间：{ $limit }
# time: filled in by the client
ui-clock-left = 剩余时间：{ $time }
ui-clock-stands = 没有人在场时，时钟停走。
ui-clock-ten = 还剩十秒。

# 走子之前：这一步会带来什么。
preview-points = { $name }的得分变化：{ $change }
preview-open = 之后会怎样，取决于你现在还无法知道的事。

## The desk

new-decks = 题目
new-decks-help = 按勾选的语言提问。一种都不选时，由随机决定对错。若房间中央放一块屏幕、周围用手机，请让所有座位空着：每人通过邀请链接入座，多人也可以共用一个座位。
join-crew = 与{ $name }同座一方
refuse-no-crew = 你不能与他人共坐这个座位：请通过邀请链接进入，且在此没有自己的座位。
refuse-captain = 这桌由{ $name }代表这一方发言。你可以提出建议。

## Question decks

decks-title = 题库
decks-lead = 问答的题目来自题库。你可以从其他程序带来自己的题目，也可以带走任何题库。
decks-shipped = 本站题库
decks-own = 你的题库
decks-open-later = 游戏结束后，同桌的人都能在对局记录里看到整个题库，包括没有用到的题。
decks-none = 你还没有带来题库。
decks-count =
    { $count ->
       *[other] { $count } 题
    }
decks-bring = 带来题目
decks-file = 文件
decks-file-help = { $formats }；不超过 { $most } MB。先显示看懂的内容，再逐行列出没看懂的。
decks-look = 预览
decks-no-file = 请先选择文件。
decks-understood =
    { $count ->
       *[other] 看懂了 { $count } 题。
    }
decks-about = 关于题库
decks-name = 名称
decks-lang = 题目语言
decks-licence = 许可
decks-licence-help = 他人可以按什么许可使用这些题目？用于文件中没有注明的题目，可以留空。
decks-categories = 类别
decks-category-of = “{ $label }”的题目
decks-category-none = 没有类别的题目
decks-choose = 请选择
decks-leave = 舍去
decks-again = 重新预览
decks-problems = 没看懂的内容
decks-no-problems = 全部看懂了。
decks-line = 第 { $line } 行：
decks-more-problems =
    { $count ->
       *[other] 另有 { $count } 处。
    }
decks-some = 部分题目
decks-keep = 存为题库
decks-waiting = 请为每组题目选择类别，或将其舍去。
decks-nothing = 没有可以保存的题目。
decks-full = 你的题库已达到本站为一人保存的上限（最多 { $most } 个）。请先删除一个。
decks-credits = 题目来源
decks-credits-lead = 每道题都带有来源和许可，并随题进入能容纳它们的文件。
decks-no-source = 未注明来源
decks-no-licence = 未注明许可
decks-reports = 牌桌上的报告
decks-no-reports = 没有人报告问题。
decks-reported =
    { $count ->
       *[other] { $count } 人报告
    }
decks-reports-file = 下载报告（CSV）
decks-export = 带走的格式
decks-written =
    { $count ->
       *[other] 文件中有 { $count } 题。
    }
decks-lost = 该格式无法保存的内容
decks-nothing-lost = 该格式可以保存全部内容。
decks-download = 下载
decks-delete = 删除此题库
decks-delete-help = 题库会立即删除。正在使用它的牌桌保留自己的副本。
notice-no-deck-title = 没有这个题库
notice-no-deck = 此题库不存在，或属于别人。
format-jsonl = Cheeseboard 题库
format-csv = CSV 表格
format-moodle = Moodle XML 文件
format-gift = Moodle GIFT 文件
format-opentdb = Open Trivia DB
format-triviaqa = OpenTriviaQA
format-anki = Anki 纯文本
format-kahoot = Kahoot 表格
decks-checked = 题目：{ $count }。问题：{ $problems }。

## The page: what is asked (ui-)

ui-aloud = 朗读
ui-aloud-setting = 朗读题目
ui-once = 第一次按下即算作答
ui-once-more = 已选：{ $label }。请再按一次，或在下方确认。
ui-form-send = 发送
ui-seat-crew = 我坐到旁边，同一方
ui-crew-with = 与{ $names }
ui-keys-option = 选择答案
