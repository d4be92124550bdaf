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

## Moves that do not fit

error-move-unreadable = “{ $move }”无法识别为行动。{ EMPTY($examples) ->
        [no] 这里的行动写法如：{ $examples }。
       *[yes] 现在还没轮到你。
    }
error-move-ambiguous = “{ $move }”可能指多个行动，请选定其一：{ $candidates }。
error-move-over = 游戏已经结束，不能再行动。
error-not-waiting = 现在没有轮到 { $seat } 号座位。
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

## Save files that do not fit

error-save-file = 无法读取文件 { $path }。
error-save-foreign = 这不是 Cheeseboard 的存档。
error-save-newer = 此文件来自更新版本的 Cheeseboard（格式 { $format }）。请更新 Cheeseboard 后再打开。
error-save-edition = 这局游戏使用规则第 { $edition } 版，当前的 Cheeseboard 还不认识。请更新 Cheeseboard 后再打开。
error-save-cut = 此文件不完整：结尾缺失。
error-save-changed = 此文件在写入后被改动过，或已损坏。
error-save-event = 此文件未通过验证：第 { $number } 个事件与记录不符。
error-save-header = 无法布置此文件中的游戏：{ $reason }
error-save-box = 这局“{ $game }”使用的盒子这里没有。
error-save-viewer = 这是单个观看者的文件：可以查看和验证，但不能从这里继续游戏。
error-save-not-viewer = 这不是观看者的文件。
error-save-result = 重放此文件得到的结果与其中记录的不同。
error-save-other = 这两个文件属于不同的对局。
error-save-seal = 观看者文件的第 { $number } 条与裁判文件不符：内容或封印不同。
error-save-longer = 观看者得知的内容多于裁判文件中的记录。

## The log

log-draw = 随机决定 { $label }：{ $outcome }。
log-desk = 全桌裁定 { $label }：{ $outcome }。
log-undo = { $seat } 号座位撤回了上一步。
log-seat-person = { EMPTY($name) ->
        [no] { $name } 现在坐在 { $seat } 号座位。
       *[yes] 有人坐到了 { $seat } 号座位。
    }
log-seat-bot = { $seat } 号座位现在由电脑来玩。
log-seat-open = { $seat } 号座位重新空出。
log-signal = 来自 { $seat } 号座位的信号：{ $signal }
log-signal-at = 来自 { $seat } 号座位的信号：{ $signal }（{ $node }）
log-end-one = 游戏结束。{ $seat } 号座位以 { $points } 分获胜。
log-end-several = 游戏结束。获胜座位：{ $seats }。

## Options and games that do not fit

error-lang = 这里没有这种语言。可选：en、fr、de、da、ro、zh。
error-option-form = “{ $option }”不是选项：请写成 名称=值，例如 bushes=yes。

## Save files that do not fit

error-save-dice = { $path } 中的第 { $number } 次抽取与封存的骰子不符。

## Scenarios

error-scenario = { $where }：{ $what }
