import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMediaSession } from '#islands/signals/use-media-session.ts'
import { useSignalSettings } from '#islands/signals/use-signal-settings.ts'
import { useSignals } from '#islands/signals/use-signals.ts'
import { useWakeLock } from '#islands/signals/use-wake-lock.ts'
import { recordSession } from '#islands/timers/keep/history-store.ts'
import { pageNow } from '#islands/timers/page-clock.ts'
import { createRunner } from '#islands/timers/runner.ts'
import { useLooks } from '#islands/timers/use-looks.ts'
import { useUndisturbed } from '#islands/timers/use-undisturbed.ts'
import { breathingPlan, patternOf, type BreathingConfig } from '#lib/breathing/breathing.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { PATTERN_LABELS } from './labels.ts'
import type { BreathingT } from './texts.ts'

/** Breathing at work: its run, its sounds, the screen that stays on. */
export function useBreathing(locale: Locale, t: BreathingT) {
  const [runner] = useState(() => createRunner(pageNow))
  // Not the whole view: what stands around the stage must not be drawn anew each second.
  const statusNow = () => runner.view().status
  const status = useSyncExternalStore(runner.onDraw, statusNow, statusNow)
  const [config, setConfig] = useState<BreathingConfig | null>(null)
  const [settings, changeSettings] = useSignalSettings()
  const signals = useSignals({ locale, theme: 'breathing', t, settings })
  const running = status === 'running'

  useLooks(runner, running)
  useWakeLock(running)
  useUndisturbed(status !== 'idle' && status !== 'finished')
  useMediaSession({
    active: running || status === 'paused',
    paused: status === 'paused',
    title: config ? t(PATTERN_LABELS[config.pattern].name) : '',
    artist: t('breathing.label'),
    lockScreen: settings.lockScreen,
    onPause: () => runner.send({ type: 'pause' }),
    onResume: () => runner.send({ type: 'resume' }),
  })
  useEffect(() => {
    const stop = runner.onCue((cue, { elapsedMs }) => {
      signals.play(cue)
      if (cue.kind === 'finish') recordSession('breathing', elapsedMs)
    })
    return () => void stop()
  }, [runner, signals])

  return {
    runner,
    status,
    config,
    settings,
    changeSettings,
    test: signals.test,
    /** To be called in the tap: only then may it sound later. */
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
