import {
  Check,
  Flag,
  Pause,
  Play,
  RotateCcw,
  SkipForward,
  Waves,
  X,
  type LucideIcon,
} from 'lucide-react'
import type { RefObject } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import { StageIcon } from './stage-icon.tsx'
import { LOOKS, type StageLook } from './stage-looks.ts'

/** The labels and icons of the actions on a stage. */
const ACTIONS = {
  pause: { label: 'timers.stage.pause', icon: Pause },
  resume: { label: 'timers.stage.resume', icon: Play },
  again: { label: 'timers.stage.again', icon: RotateCcw },
  reset: { label: 'timers.stage.reset', icon: RotateCcw },
  close: { label: 'island.close', icon: X },
  end: { label: 'timers.stage.end', icon: Check },
  skip: { label: 'timers.stage.skip', icon: SkipForward },
  rest: { label: 'timers.stage.rest', icon: Waves },
  lap: { label: 'timers.stage.lap', icon: Flag },
  roundDone: { label: 'timers.stage.roundDone', icon: Check },
} as const satisfies Record<
  string,
  { label: Parameters<T<'island' | 'timers'>>[0]; icon: LucideIcon }
>

export type StageAction = readonly [name: keyof typeof ACTIONS, onPress: () => void]

/** The actions of a moment of a run. */
export type Actions = { main: StageAction; others: readonly StageAction[] }

type Props = Actions & {
  look: StageLook
  /** The main button, which has the focus. */
  control: RefObject<HTMLButtonElement | null>
}

/** The main button, in reach of the thumb, and the others next to it. */
export function StageActions({ look, main, others, control }: Props) {
  const t = useT('island', 'timers')
  const { actions, hasIcons, ...classes } = LOOKS[look]
  const inside = ([name]: StageAction) => {
    const { label, icon } = ACTIONS[name]
    return (
      <>
        {hasIcons && <StageIcon icon={icon} />}
        {t(label)}
      </>
    )
  }
  return (
    <div className={actions}>
      <div className={classes.others}>
        {others.map((other) => (
          <button key={other[0]} type="button" className={classes.other} onClick={other[1]}>
            {inside(other)}
          </button>
        ))}
      </div>
      <button ref={control} type="button" className={classes.main} onClick={main[1]}>
        {inside(main)}
      </button>
    </div>
  )
}
