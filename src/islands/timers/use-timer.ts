import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useMediaSession } from '#islands/signals/use-media-session.ts'
import { useSignals } from '#islands/signals/use-signals.ts'
import { useSignalSettings } from '#islands/signals/use-signal-settings.ts'
import type { SignalTheme } from '#islands/signals/sounds.ts'
import { useWakeLock } from '#islands/signals/use-wake-lock.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Plan } from '#lib/timers/plan.ts'
import { save } from '#lib/timers/saved-config.ts'
import { readToolConfig, type ToolConfig } from '#lib/timers/tool-config.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { recordSession } from './keep/history-store.ts'
import { pageNow } from './page-clock.ts'
import { phaseName } from './phases.ts'
import { createRunner } from './runner.ts'
import { planFor } from './saved-run.ts'
import type { StageT } from './texts.ts'
import { useLooks } from './use-looks.ts'
import { useSavedRun } from './use-saved-run.ts'
import { useUndisturbed } from './use-undisturbed.ts'

type Options<T extends TimerSlug> = {
  locale: Locale
  t: StageT
  tool: T
  /** The name of the tool, for the lock screen. */
  name: string
  theme: SignalTheme
}

/** What runs, or ran last. */
export type Going<T extends TimerSlug> = { config: ToolConfig[T]; plan: Plan }

/** A timer with all that belongs to it: its run, its looks, its signals, the screen that stays on. */
export function useTimer<T extends TimerSlug>(options: Options<T>) {
  const { locale, t, tool, name, theme } = options
  const [runner] = useState(() => createRunner(pageNow))
  const view = useSyncExternalStore(runner.onDraw, runner.view, runner.view)
  const [config, setConfig] = useState<ToolConfig[T] | null>(null)
  const [settings, setSettings] = useSignalSettings()
  const signals = useSignals({ locale, theme, t, settings })
  const { left, settle } = useSavedRun(tool, runner, config, view)
  const own = left && readToolConfig(tool, left.config)
  const plan = useMemo(() => config && planFor(config), [config])
  const { status, phase } = view
  const ticking = status === 'preparing' || status === 'running'

  useLooks(runner, ticking)
  useWakeLock(ticking)
  useUndisturbed(status !== 'idle' && status !== 'finished')
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
  const heard = useRef<ToolConfig[T]>(null)
  useEffect(() => {
    const stop = runner.onCue((cue, { elapsedMs }) => {
      signals.play(cue)
      if (cue.kind === 'finish' && heard.current) recordSession(heard.current.mode, elapsedMs)
    })
    return () => void stop()
  })

  const begin = (next: ToolConfig[T], go: () => void) => {
    save(tool, next)
    signals.unlock()
    heard.current = next
    settle()
    setConfig(next)
    go()
  }
  return {
    view,
    /** Null before the first start. */
    going: config && plan && { config, plan },
    settings,
    setSettings,
    /** Lets hear what the settings sound like. */
    onTest: signals.test,
    send: runner.send,
    /** To be called in the tap: only then may it sound later. */
    start: (next: ToolConfig[T]) =>
      begin(next, () => runner.send({ type: 'start', plan: planFor(next) })),
    /** A run that an earlier page left behind, when it is one of this tool's. */
    left: own,
    goOn() {
      if (left && own) begin(own, () => runner.restore(left.run))
    },
    forget: settle,
  }
}
export type Timer<T extends TimerSlug> = ReturnType<typeof useTimer<T>>
