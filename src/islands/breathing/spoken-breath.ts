import type { Look } from '#islands/timers/runner.ts'
import type { T } from '#lib/i18n/t.ts'
import { BREATH_WORDS, isBreath } from './labels.ts'

type Options = {
  view: Look
  t: T<'breathing' | 'timers'>
  /** A summary of the finished exercise. */
  done: string
  /** Whether each phase is announced; pause and end always are. */
  announce: boolean
  /** What is left of the phase since it began, or since it goes on. */
  seconds: number
  /** Which cycle it is. */
  going: string
}

/** The text of the stage's live region; constant within a phase. */
export function spokenBreath({ view, t, done, announce, seconds, going }: Options): string {
  const { status, phase } = view
  if (status === 'finished') return `${t('breathing.done')}. ${done}`
  if (status === 'paused') return `${t('breathing.paused')}. ${going}`
  if (!announce || !isBreath(phase?.kind)) return ''
  return t('breathing.phaseFor', {
    phase: t(BREATH_WORDS[phase.kind]),
    seconds,
  })
}
