import { Pause } from 'lucide-react'
import type { Plan } from '#lib/timers/plan.ts'
import type { Look } from './runner.ts'
import { PHASE_ICONS } from './phase-icons.ts'
import { stagePhaseOf, phaseName, type StagePhase } from './phases.ts'
import type { StageT } from './texts.ts'

type Given = {
  t: StageT
  view: Look
  plan: Plan
  title: string | undefined
  counted: string | undefined
  ending: string | undefined
}

/** Seconds from which on the digits beat, once each. */
const LAST = 3

/** What the stage says in words and shapes: its phase, its heading, where in the plan, what to read out. */
export function stageWords({ t, view, plan, title, counted, ending }: Given) {
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
    /** Under the name: what is paused, the round, the cycle. */
    place: paused ? [name, ...place] : place,
    sentences: paused ? [paused, name, ...place] : [name, ...place],
    /** Changes with each of the last seconds: what beats once each time. */
    beatOf: (seconds: number) =>
      status !== 'paused' && phase?.seconds && seconds <= LAST ? seconds % 2 : undefined,
    /** The time in the sentences: of a phase its whole length, of a pause or an end what is shown. */
    spokenSeconds: (seconds: number) => (phase && !paused ? phase.seconds : seconds),
  }
}

function placeIn({ rounds, cycles }: Plan, round: number, cycle: number, t: StageT): string[] {
  const place: string[] = []
  if (rounds > 1) place.push(t('timers.stage.round', { round, rounds }))
  if (cycles > 1) place.push(t('timers.stage.cycle', { cycle, cycles }))
  return place
}
