import type { RefObject } from 'react'
import { Icon, type IconName } from './icons.tsx'
import type { StageT } from './texts.ts'

/** What can be done on a stage, in words and as a drawing. */
const ACTIONS = {
  pause: { label: 'timers.stage.pause', icon: 'pause' },
  resume: { label: 'timers.stage.resume', icon: 'resume' },
  again: { label: 'timers.stage.again', icon: 'reset' },
  reset: { label: 'timers.stage.reset', icon: 'reset' },
  close: { label: 'timers.stage.close', icon: 'close' },
  end: { label: 'timers.stage.end', icon: 'done' },
  skip: { label: 'timers.stage.skip', icon: 'skip' },
  rest: { label: 'timers.stage.rest', icon: 'rest' },
  lap: { label: 'timers.stage.lap', icon: 'lap' },
  roundDone: { label: 'timers.stage.roundDone', icon: 'done' },
} as const satisfies Record<string, { label: Parameters<StageT>[0]; icon: IconName }>

export type StageAction = readonly [name: keyof typeof ACTIONS, onPress: () => void]

type Props = {
  t: StageT
  main: StageAction
  others: readonly StageAction[]
  /** The main control, which has the focus. */
  control: RefObject<HTMLButtonElement | null>
}

/** One control for the thumb, and the others beside it. */
export function StageActions({ t, main, others, control }: Props) {
  const inside = ([name]: StageAction) => (
    <>
      <Icon name={ACTIONS[name].icon} />
      {t(ACTIONS[name].label)}
    </>
  )
  return (
    <div className="stage-actions">
      <div className="stage-others">
        {others.map((other) => (
          <button key={other[0]} type="button" className="stage-other" onClick={other[1]}>
            {inside(other)}
          </button>
        ))}
      </div>
      <button ref={control} type="button" className="stage-main" onClick={main[1]}>
        {inside(main)}
      </button>
    </div>
  )
}
