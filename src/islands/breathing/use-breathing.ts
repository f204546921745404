import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { pageNow } from '#islands/timers/page-clock.ts'
import { createRunner } from '#islands/timers/runner.ts'
import { useRunEffects } from '#islands/timers/use-run-effects.ts'
import { breathingPlan, patternOf, type BreathingConfig } from '#lib/timers/breathing.ts'

/** A breathing exercise: its run, its signals, and the screen wake lock. */
export function useBreathing() {
  const t = useT('breathing')
  const [runner] = useState(() => createRunner(pageNow))
  const status = useStore(runner.$status)
  const [config, setConfig] = useState<BreathingConfig | null>(null)
  const { settings, signals } = useRunEffects(runner, {
    theme: 'breathing',
    status,
    config,
    title: config ? t(`breathing.pattern.${config.pattern}`) : '',
    artist: t('breathing.label'),
  })

  return {
    runner,
    status,
    config,
    settings,
    test: signals.test,
    /** Must be called in a click handler: browsers block audio without a user gesture. */
    start(next: BreathingConfig) {
      signals.unlock()
      setConfig(next)
      runner.send({ type: 'start', plan: breathingPlan(patternOf(next), next.cycles) })
    },
    pause: () => void runner.send({ type: 'pause' }),
    resume: () => void runner.send({ type: 'resume' }),
    end() {
      signals.stop()
      runner.send({ type: 'reset' })
    },
  }
}
export type BreathingRun = ReturnType<typeof useBreathing>
