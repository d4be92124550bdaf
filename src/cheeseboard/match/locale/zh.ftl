## Options and games that do not fit

error-no-game = 架子上没有游戏“{ $game }”。现有：{ $known }。
error-option-near = 这里没有选项“{ $option }”。你是不是想选“{ $nearest }”？
error-option-unknown = 这里没有选项“{ $option }”。可以设置：{ $known }。
error-option-choice = 选项“{ $option }”不能是“{ $value }”。可选：{ $choices }。
error-option-flag = 选项“{ $option }”不能是“{ $value }”：只能选“是”或“否”。
error-option-range = 选项“{ $option }”不能是“{ $value }”：应为 { $low } 到 { $high } 之间的整数。
error-seats = 已坐 { $given } 个座位，本局需要 { $players } 位玩家，两者必须相同。
error-box-file = 无法读取盒子文件 { $box }。
error-box = 这个盒子不能用来游戏：{ $reason }
error-box-table = box.toml 的 [{ $table }] 中：{ $reason }。
error-box-toml = 文件 box.toml：{ $reason }。

## Moves that do not fit

error-move-unreadable = “{ $move }”无法识别为行动。{ EMPTY($examples) ->
        [no] 这里的行动写法如：{ $examples }。
       *[yes] 现在还没轮到你。
    }
error-move-ambiguous = “{ $move }”可能指多个行动，请选定其一：{ $candidates }。
error-move-over = 游戏已经结束，不能再行动。
error-not-waiting = 现在没有轮到{ $seat }。
error-whose-move = 现在有多个座位可以行动，请说明由哪一个行动。
error-seat = 这张桌子没有 { $seat } 号座位。
error-undo = 现在没有可以撤回的行动。
error-signal = 这里没有信号“{ $signal }”。
error-signal-node = 这个信号必须指向图板上的某处。
error-holder = 座位只能属于真人、电脑或空着，“{ $kind }”不在其中。
error-desk-closed = 现在没有需要裁定的事。
error-desk-outcome = “{ $outcome }”不是这里的结果。可能的结果：{ $possible }。
error-draw-impossible = “{ $label }”在这里不可能是“{ $outcome }”。可能抽到：{ $possible }。
error-position-seats = 这个局面的玩家人数不同。

## 由各座位共同决定的骰子

error-dice-unequal = 骰子的数字与封印数量不一致。
error-dice-nonce = 座位 { $seat } 的数字不是当初封存的那个。
error-dice-secret = 骰子的秘密不是对局前封存的那个。
error-dice-waiting = 现在还不能抽取：骰子尚未确定。
error-dice-step = 骰子的一个步骤是一个封印，或一个 64 位十六进制数字。
error-dice-late = 对骰子来说太迟了；由桌子自己的数字代替。
error-dice-again = 座位 { $seat } 已经封存了一个数字。
error-dice-early = 所有数字封存之前，不公开任何数字。
error-dice-none = 这一局的骰子在开始之前就已确定。

## Save files that do not fit

error-save-file = 无法读取文件 { $path }。
error-save-folder = 无法写入文件 { $path }：没有文件夹 { $folder }。请先创建它，或另选一个。
error-save-write = 无法写入文件 { $path }。
error-save-foreign = 这不是 Cheeseboard 的存档。
error-save-newer = 此文件来自更新版本的 Cheeseboard（格式 { $format }）。请更新 Cheeseboard 后再打开。
error-save-edition = 这局游戏使用规则第 { $edition } 版，当前的 Cheeseboard 还不认识。请更新 Cheeseboard 后再打开。
error-save-cut = 此文件不完整：结尾缺失。
error-save-changed = 此文件在写入后被改动过，或已损坏。
error-save-event = 此文件未通过验证：第 { $number } 个事件与记录不符。
error-save-header = 无法布置此文件中的游戏：{ $reason }
error-save-needs = 此文件需要这里没有的东西：{ $reason }
error-save-box = 这局“{ $game }”使用的盒子这里没有。
error-save-viewer = 这是单个观看者的文件：可以查看和验证，但不能从这里继续游戏。
error-save-not-viewer = 这不是观看者的文件。
error-save-result = 重放此文件得到的结果与其中记录的不同。
error-save-other = 这两个文件属于不同的对局。
error-save-seal = 观看者文件的第 { $number } 条与裁判文件不符：内容或封印不同。
error-save-longer = 观看者得知的内容多于裁判文件中的记录。

## Seats: what they are called where nobody gave a name

seat-red = 红方
seat-blue = 蓝方
seat-green = 绿方
seat-yellow = 黄方
seat-black = 黑方
seat-violet = 紫方
seat-namesake = { $name }（{ $colour }）

## The log

log-draw = 随机决定 { $label }：{ $outcome }。
log-desk = 全桌裁定 { $label }：{ $outcome }。
log-time-up = { $seat }的时间到了，由时钟代走。
log-undo = { $seat }撤回了上一步。
log-seat-person = { EMPTY($name) ->
        [no] { $name } 现在执{ $seat }。
       *[yes] 现在有人执{ $seat }。
    }
log-seat-bot = { $seat }现在由电脑来玩。
log-seat-open = { $seat }重新空出。
log-signal = 来自{ $seat }的信号：{ $signal }
log-signal-at = 来自{ $seat }的信号：{ $signal }（{ $node }）
log-dice-all = 骰子已封存，每个座位都给了一个数字。
log-dice-some = 骰子已封存，{ $seats }给了{ $count ->
       *[other] 数字
    }，其余由桌子自己的数字代替。
log-dice-none = 骰子已封存，用的都是桌子自己的数字。
log-over = 游戏结束。
log-winners = { $count ->
        [one] 获胜者：{ $seats }。
       *[other] 获胜者：{ $seats }。
    }
end-one = { $seat }以 { $points } 分获胜。
end-shared = { $seats }各以 { $points } 分共享胜利。
end-together = { $seats }一起获胜。
end-alone = { $seat }以 { $points } 分结束游戏。

## Options and games that do not fit

error-lang = 这里没有这种语言。可选：en、fr、de、da、ro、zh。
error-option-form = “{ $option }”不是选项：请写成 名称=值，例如 bushes=yes。

## Save files that do not fit

error-save-dice = { $path } 中的第 { $number } 次抽取与封存的骰子不符。

## “cheeseboard verify”在文件中的发现

verify-save-over = { $game }：{ $events } 个事件，得分 { $scores }，已结束；{ $dice }
verify-save-runs = { $game }：{ $events } 个事件，得分 { $scores }，轮到 { $seats }；{ $dice }
verify-dice-all = 骰子与首次抽取前的封存一致，每个座位都给了一个数字
verify-dice-some = 骰子与首次抽取前的封存一致，{ $seats }给了{ $count ->
       *[other] 数字
    }，其余是桌子自己的数字
verify-dice-none = 骰子与首次抽取前的封存一致，数字都是桌子自己的
verify-dice-program = 骰子与承诺一致，所有数字由同一程序抽取
verify-dice-chosen = 其中的抽取是指定的，并非掷出
verify-dice-waiting = 骰子尚未确定

## Scenarios

error-scenario = { $step ->
        [0] { $source }：{ $what }
       *[other] { $source } 第 { $step } 步：{ $what }
    }

## What exactly does not fit: boxes and scenarios (scenario-)

scenario-deck = `deck` 必须是表的列表，每题一个表
scenario-seen = `seen` 必须是题目编号的列表
scenario-viewer-tables = expect：`{ $key }` 应写作 观看者 = 事实的表
scenario-no-desk = 这里没有人在问答台：缺少 `deck`
scenario-fact = 问答台没有 `{ $name }` 这项；有：{ $known }
toml-at = 第 { $line } 行第 { $column } 列不是 TOML
toml-end = 这不是 TOML：结尾处中断了
box-missing = 缺少条目 `{ $entry }`
box-form = 有的条目格式不对
scenario-unreadable = 无法读取文件
scenario-missing = 缺少 `{ $key }`
scenario-steps = 步骤写作 [[step]]
scenario-nothing = 没有任何预期：场景需要 `expect` 或 `refuse`
scenario-key = 没有键 `{ $key }`；可用的有：{ $known }
scenario-text = `{ $key }` 必须是文本
scenario-table = `{ $key }` 必须是表
scenario-clause = `clause` 必须是一条规则的标识，或标识的列表
scenario-draws = draws：“{ $label }”必须是文本列表
scenario-expect = 不能预期 `{ $key }`；可以预期的有：{ $known }
scenario-numbers = expect：`{ $key }` 必须是数字列表
scenario-flag = `{ $key }` 必须是 true 或 false
scenario-seat-flags = expect：`{ $key }` 写作 座位 = true 或 false
scenario-viewer-texts = expect：`{ $key }` 写作 观看者 = [文本]
scenario-breakdown = expect：`{ $key }` 写作 座位 = [含 clause、count、each、total 的表]
scenario-seat-texts = expect：`{ $key }` 必须是文本列表，或 座位 = [文本]
scenario-number = `{ $key }` 必须是数字
scenario-one-of = 一步只能是 `play`、`refuse`、`undo` 之一
scenario-together = `refuse` 和 `clause` 要一起写：哪条规则禁止这一步？
scenario-unused = 从未发生的抽取：{ $draws }
scenario-no-clause = { $game } 没有规则“{ $clause }”
scenario-move = “{ $move }”：{ $reason }
scenario-other-clause = “{ $move }”被 { $found } 禁止，而不是 { $wanted }
scenario-allowed = “{ $move }”是合法的；{ $clause } 应当禁止它
scenario-differs = `{ $key }` 应为 { $wanted }，实际为 { $found }
scenario-hidden = `{ $name }` 应对 `{ $viewer }` 隐藏，但没有
scenario-elements = `{ $name }`：该字段有 { $count } 个元素
scenario-field = 没有字段 `{ $name }`
scenario-thing = 这里没有名为 `{ $name }` 的图中元素或字段
scenario-not-legal = “{ $move }”对座位 { $seat } 应当合法：{ $reason }
scenario-legal = “{ $move }”对座位 { $seat } 不应合法
scenario-line = 局面中没有“{ $line }”这一行；局面是：{ $position }
scenario-which-seat = 有多个座位可以行动（{ $seats }）：请说明是哪一个，写作 座位 = [文本]
scenario-seat = 没有座位“{ $seat }”

## The desk

error-desk-none = 这局游戏没有人在问答台：由随机决定。
error-no-desk = 游戏“{ $game }”不提问，不能使用题库。
error-deck-file = “{ $deck }”处没有题目。请给出这些题库之一：{ $known }；或者一个题目文件。
error-desk-length = 请用一行文字说明，最多 { $most } 个字符。
error-desk-word = 在问答台不能说“{ $word }”。可以说的话以下列词开头：{ $known }。
