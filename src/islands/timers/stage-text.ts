import { Pause } from 'lucide-react'
import type { T } from '#lib/i18n/t.ts'
import type { Plan } from '#lib/timers/plan.ts'
import type { Announced } from './announcer.tsx'
import { spokenDuration } from './duration.ts'
import type { Look } from './runner.ts'
import { PHASE_ICONS } from './phase-icons.ts'
import { stagePhaseOf, phaseName, type StagePhase } from './phases.ts'

type Given = {
  t: T<'timers'>
  view: Look
  plan: Plan
  title: string | undefined
  counted: string | undefined
  ending: string | undefined
}

/** The number of final seconds in which the digits pulse, once each. */
const LAST = 3

/** The texts and icons of the stage: phase, heading, position in the plan. */
export function stageTexts({ t, view, plan, title, counted, ending }: Given) {
  const { phase, status } = view
  const shownAs: StagePhase | 'finished' = phase ? stagePhaseOf(phase) : 'finished'
  const name = phase ? phaseName(phase, t, title) : (ending ?? t('timers.phase.finished'))
  const place = phase && phase.kind !== 'prepare' ? placeIn(plan, phase.round, phase.cycle, t) : []
  if (counted !== undefined) place.push(counted)
  const paused = status === 'paused' ? t('timers.phase.paused') : ''
  return {
    phase: shownAs,
    icon: status === 'paused' ? Pause : PHASE_ICONS[shownAs],
    name: paused || name,
    /** Below the name: the paused phase, the round, the cycle. */
    place: paused ? [name, ...place] : place,
    sentences: paused ? [paused, name, ...place] : [name, ...place],
    /** Alternates in each of the final seconds, to restart the pulse animation. */
    beatOf: (seconds: number) =>
      status !== 'paused' && phase?.seconds && seconds <= LAST ? seconds % 2 : undefined,
  }
}

/** The announcement: the sentences of the stage, and the time as shown, which a phase without end has at a pause. */
export function announcedOf(
  sentences: readonly string[],
  { phase, status }: Look,
  seconds: number,
  t: T<'timers'>,
): Announced {
  const whole = phase?.seconds ?? null
  const isOpen = phase && phase.seconds === null && status !== 'paused'
  const time = isOpen ? '' : timeText(seconds, whole, t)
  return {
    about: `${sentences.join('. ')} ${whole}`,
    spoken: [...sentences, time].filter(Boolean).join('. '),
    time,
  }
}

function timeText(seconds: number, whole: number | null, t: T<'timers'>): string {
  const time = spokenDuration(seconds, t)
  return whole !== null && seconds < whole ? t('timers.stage.remaining', { time }) : time
}

function placeIn({ rounds, cycles }: Plan, round: number, cycle: number, t: T<'timers'>): string[] {
  const place: string[] = []
  if (rounds > 1) place.push(t('timers.stage.round', { round, rounds }))
  if (cycles > 1) place.push(t('timers.stage.cycle', { cycle, cycles }))
  return place
}
