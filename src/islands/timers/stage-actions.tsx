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

type Props = {
  main: StageAction
  others: readonly StageAction[]
  /** The main button, which has the focus. */
  control: RefObject<HTMLButtonElement | null>
}

/** The main button, in reach of the thumb, and the others beside it. */
export function StageActions({ main, others, control }: Props) {
  const t = useT('island', 'timers')
  const inside = ([name]: StageAction) => {
    const { label, icon } = ACTIONS[name]
    return (
      <>
        <StageIcon icon={icon} />
        {t(label)}
      </>
    )
  }
  return (
    <div className="stage-actions">
      <div className="stage-others">
        {others.map((other) => (
          <button
            key={other[0]}
            type="button"
            className="flex items-center justify-center gap-2 rounded-full px-4 py-1 leading-tight font-semibold"
            onClick={other[1]}
          >
            {inside(other)}
          </button>
        ))}
      </div>
      <button
        ref={control}
        type="button"
        className="stage-main flex w-full items-center justify-center gap-2 px-4 py-2"
        onClick={main[1]}
      >
        {inside(main)}
      </button>
    </div>
  )
}
