import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useMediaSession } from '#islands/signals/use-media-session.ts'
import { useSignals } from '#islands/signals/use-signals.ts'
import { useSignalSettings } from '#islands/signals/use-signal-settings.ts'
import type { SignalTheme } from '#islands/signals/sounds.ts'
import { useWakeLock } from '#islands/signals/use-wake-lock.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { AnyConfig } from '#lib/timers/configs.ts'
import { pageNow } from './page-clock.ts'
import { phaseName } from './phases.ts'
import { createRunner } from './runner.ts'
import { planFor } from './saved-run.ts'
import type { StageT } from './texts.ts'
import { useLooks } from './use-looks.ts'
import { useSavedRun } from './use-saved-run.ts'

type Options<C extends AnyConfig> = {
  locale: Locale
  t: StageT
  tool: string
  /** The name of the tool, for the lock screen. */
  name: string
  theme: SignalTheme
  /** Whether its end is a bell instead of a fanfare. */
  endsCalmly: (config: C) => boolean
  isConfig: (config: AnyConfig) => config is C
  onFinish?: (config: C) => void
}

/** A timer with all that belongs to it: its run, its looks, its signals, the screen that stays on. */
export function useTimer<C extends AnyConfig>(options: Options<C>) {
  const { locale, t, tool, name, theme, endsCalmly, isConfig, onFinish } = options
  const [runner] = useState(() => createRunner(pageNow))
  const view = useSyncExternalStore(runner.onDraw, runner.view, runner.view)
  const [config, setConfig] = useState<C | null>(null)
  const [settings, setSettings] = useSignalSettings()
  const signals = useSignals({ locale, theme, t, settings })
  const calm = useSignals({ locale, theme: 'meditation', t, settings })
  const { left, settle } = useSavedRun(tool, runner, config, view)
  const plan = useMemo(() => config && planFor(config), [config])
  const { status, phase } = view
  const ticking = status === 'preparing' || status === 'running'

  useLooks(runner, ticking)
  useWakeLock(ticking)
  useMediaSession({
    active: ticking || status === 'paused',
    paused: status === 'paused',
    title: phase ? phaseName(phase, t) : name,
    artist: name,
    lockScreen: settings.lockScreen,
    onPause: () => runner.send({ type: 'pause' }),
    onResume: () => runner.send({ type: 'resume' }),
  })
  // A run is heard from its very start on, before React has drawn it.
  const heard = useRef<C>(null)
  useEffect(() => {
    const stop = runner.onCue((cue) => {
      const ended = cue.kind === 'finish' ? heard.current : null
      if (ended && endsCalmly(ended)) calm.play(cue)
      else signals.play(cue)
      if (ended) onFinish?.(ended)
    })
    return () => void stop()
  })

  const begin = (next: C, go: () => void) => {
    signals.unlock()
    if (endsCalmly(next)) calm.unlock()
    heard.current = next
    settle()
    setConfig(next)
    go()
  }
  return {
    view,
    /** What runs, or ran last, with its plan; null before the first start. */
    going: config && plan && { config, plan },
    settings,
    setSettings,
    send: runner.send,
    /** To be called in the tap: only then may it sound later. */
    start: (next: C) => begin(next, () => runner.send({ type: 'start', plan: planFor(next) })),
    /** A run that an earlier page left behind, when it is one of this tool's. */
    left: left && isConfig(left.config) ? left.config : null,
    goOn() {
      if (!left || !isConfig(left.config)) return
      begin(left.config, () => runner.restore(left.run))
    },
    forget: settle,
  }
}
export type Timer<C extends AnyConfig> = ReturnType<typeof useTimer<C>>
