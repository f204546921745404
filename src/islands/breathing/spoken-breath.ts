import type { Look } from '#islands/timers/runner.ts'
import { BREATH_WORDS, isBreath } from './labels.ts'
import type { BreathingT } from './texts.ts'

type Options = {
  view: Look
  t: BreathingT
  /** What has been done. */
  done: string
  /** Whether each breath is told; the pause and the end always are. */
  announce: boolean
}

/** The stage for those who do not see it: the same all through a phase. */
export function spokenBreath({ view, t, done, announce }: Options): string {
  const { status, phase } = view
  if (status === 'finished') return `${t('breathing.done')}. ${done}`
  if (status === 'paused') return t('breathing.paused')
  if (!announce || !isBreath(phase?.kind)) return ''
  return t('breathing.phaseFor', {
    phase: t(BREATH_WORDS[phase.kind]),
    seconds: phase.seconds ?? 0,
  })
}
