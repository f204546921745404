import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { SignalTheme } from './signals/sounds.ts'
import { planToRun } from '#lib/timers/configs.ts'
import type { Plan } from '#lib/timers/plan.ts'
import { readToolConfig, type ToolConfig } from '#lib/timers/tool-config.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { LAST_CONFIGS } from '#stores/timers/last-config.ts'
import { pageNow } from './page-clock.ts'
import { phaseName } from './phases.ts'
import { createRunner } from './runner.ts'
import { useRunEffects } from './use-run-effects.ts'
import { useSavedRun } from './use-saved-run.ts'

type Options<T extends TimerSlug> = {
  tool: T
  /** The name of the tool, for the lock screen. */
  name: string
  theme: SignalTheme
  /** What the lock screen says next to it, unless that is the phase. */
  titleOf?: (config: ToolConfig[T]) => string
}

/** The current or last run. */
export type Going<T extends TimerSlug> = { config: ToolConfig[T]; plan: Plan }

/** A timer: its run, its side effects, and its storage. */
export function useTimer<T extends TimerSlug>({ tool, name, theme, titleOf }: Options<T>) {
  const t = useT('timers')
  const [runner] = useState(() => createRunner(pageNow))
  const step = useStore(runner.$step)
  const [config, setConfig] = useState<ToolConfig[T] | null>(null)
  const { left, settle } = useSavedRun(tool, runner, config, step)
  const own = left && readToolConfig(tool, left.config)
  const plan = useMemo(() => config && planToRun(config), [config])
  const phase = step.phase ? phaseName(step.phase, t) : name
  const { settings, signals } = useRunEffects(runner, {
    theme,
    status: step.status,
    config,
    title: config && titleOf ? titleOf(config) : phase,
    artist: name,
  })

  const begin = (next: ToolConfig[T], go: () => void) => {
    LAST_CONFIGS[tool].set(next)
    signals.unlock()
    settle()
    setConfig(next)
    go()
  }
  return {
    /** The run each second, for its stage. */
    $look: runner.$look,
    /** Null before the start and after the stage is left. */
    going: step.status !== 'idle' && config && plan ? { config, plan } : null,
    settings,
    /** Plays a sample of the signals. */
    test: signals.test,
    /** Stops a signal that still sounds. */
    hush: signals.stop,
    send: runner.send,
    /** Must be called in a click handler: browsers block audio without a user gesture. */
    start: (next: ToolConfig[T]) =>
      begin(next, () => runner.send({ type: 'start', plan: planToRun(next) })),
    /** A run left by an earlier page, if it belongs to this tool. */
    left: own,
    goOn() {
      if (left && own) begin(own, () => runner.restore(left.run))
    },
    forget: settle,
  }
}
export type Timer<T extends TimerSlug> = ReturnType<typeof useTimer<T>>
