import { useEffect, useEffectEvent } from 'react'
import { useStored } from '#client/use-stored.ts'
import type { SignalTheme } from './signals/sounds.ts'
import { useMediaSession } from './signals/use-media-session.ts'
import { useSignals } from './signals/use-signals.ts'
import { useWakeLock } from './signals/use-wake-lock.ts'
import type { AnyConfig } from '#lib/timers/configs.ts'
import { withSession } from '#lib/timers/history.ts'
import type { RunView } from '#lib/timers/run.ts'
import { $history } from '#stores/timers/history.ts'
import { $signals } from '#stores/timers/signals.ts'
import type { Runner } from './runner.ts'
import { useLooks } from './use-looks.ts'
import { useUndisturbed } from './use-undisturbed.ts'

type Options = {
  theme: SignalTheme
  status: RunView['status']
  /** The current settings; null before the first start. */
  config: AnyConfig | null
  /** For the lock screen: the current phase, and the name of the tool. */
  title: string
  artist: string
}

/**
 * The side effects of a run: it is polled, plays its signals, keeps the screen on, defers interruptions, handles the
 * media keys, and is added to the history when it is finished.
 */
export function useRunEffects(runner: Runner, options: Options) {
  const { theme, status, config, title, artist } = options
  const settings = useStored($signals)
  const signals = useSignals({ theme, settings })
  const paused = status === 'paused'
  const ticking = status === 'preparing' || status === 'running'

  useLooks(runner, ticking)
  useWakeLock(ticking)
  useUndisturbed(status !== 'idle' && status !== 'finished')
  useMediaSession({
    active: ticking || paused,
    paused,
    title,
    artist,
    lockScreen: settings.lockScreen,
    onPause: () => runner.send({ type: 'pause' }),
    onResume: () => runner.send({ type: 'resume' }),
  })
  const note = useEffectEvent((elapsedMs: number) => {
    // If storage is refused, the workout is not recorded, and no error is shown.
    if (config) $history.keep(withSession($history.get(), config.mode, elapsedMs))
  })
  useEffect(
    () =>
      runner.onCue((cue, { elapsedMs }) => {
        signals.play(cue)
        if (cue.kind === 'finish') note(elapsedMs)
      }),
    [runner, signals],
  )
  return { settings, signals }
}
