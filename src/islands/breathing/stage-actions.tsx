import type { RefObject } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { BreathingConfig } from '#lib/timers/breathing.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { BreathingRun } from './use-breathing.ts'

type Props = {
  run: BreathingRun
  config: BreathingConfig
  /** The control that has the focus and is activated by Space. */
  control: RefObject<HTMLButtonElement | null>
}

/** The actions of the stage: the main one for the current status, and the exit. */
export function StageActions({ run, config, control }: Props) {
  const t = useT('breathing', 'island')
  const { status } = run
  const finished = status === 'finished'
  const main = () => {
    if (finished) return { label: t('breathing.again'), press: () => run.start(config) }
    if (status === 'paused') return { label: t('breathing.resume'), press: run.resume }
    return { label: t('breathing.pause'), press: run.pause }
  }
  const { label, press } = main()
  return (
    <div className="breath-actions flex flex-wrap justify-center gap-3">
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'lg' })}
        onClick={run.end}
      >
        {finished ? t('island.close') : t('breathing.end')}
      </button>
      <button ref={control} type="button" className={buttonClass({ size: 'lg' })} onClick={press}>
        {label}
      </button>
    </div>
  )
}
