import type { T } from '#lib/i18n/t.ts'
import type { Look } from '../runner.ts'
import { BREATH_WORDS, isBreath } from './labels.ts'

type Options = {
  view: Look
  t: T<'breathing' | 'timers'>
  /** A summary of the finished exercise. */
  done: string
  /** Whether each phase is announced; pause and end always are. */
  announce: boolean
  /** Which cycle it is. */
  going: string
}

/** What the stage announces: a phase with what is left of it. */
export function spokenBreath({ view, t, done, announce, going }: Options): string {
  const { status, phase, phaseLeftMs } = view
  if (status === 'finished') return `${t('breathing.done')}. ${done}`
  if (status === 'paused') return `${t('timers.phase.paused')}. ${going}`
  if (!announce || !isBreath(phase?.kind)) return ''
  return t('breathing.phaseFor', {
    phase: t(BREATH_WORDS[phase.kind]),
    seconds: Math.ceil((phaseLeftMs ?? 0) / 1_000),
  })
}
