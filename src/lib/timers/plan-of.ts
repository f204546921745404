import { breathingPlan, patternOf } from './breathing.ts'
import type { AnyConfig, ConfigOf, Step, StrengthConfig } from './config-values.ts'
import { withPreparation, type Phase, type PhaseKind, type Plan } from './plan.ts'
import { toolOf } from './tool-config.ts'

const one = (kind: PhaseKind, seconds: number | null): Plan => ({
  phases: [{ kind, seconds, round: 1, cycle: 1 }],
  rounds: 1,
  cycles: 1,
})

type Alternation = {
  rounds: number
  cycles: number
  work: number | null
  rest: number
  roundRest: number
}

/** Work and rest in turn. Nothing follows the last work of a round but the rest before the next round. */
function alternate({ rounds, cycles, work, rest, roundRest }: Alternation): Plan {
  const phases: Phase[] = []
  for (let round = 1; round <= rounds; round++) {
    for (let cycle = 1; cycle <= cycles; cycle++) {
      phases.push({ kind: 'work', seconds: work, round, cycle })
      if (cycle < cycles) phases.push({ kind: 'rest', seconds: rest, round, cycle })
      else if (round < rounds) phases.push({ kind: 'round-rest', seconds: roundRest, round, cycle })
    }
  }
  return { phases: phases.filter((phase) => phase.seconds !== 0), rounds, cycles }
}

function rounds(count: number, steps: readonly (Omit<Step, 'seconds'> & Pick<Phase, 'seconds'>)[]) {
  const phases: Phase[] = []
  for (let round = 1; round <= count; round++) {
    for (const { name, kind, seconds } of steps) {
      if (seconds === 0) continue
      phases.push({ kind, seconds, round, cycle: 1, ...(name && { name }) })
    }
  }
  return { phases, rounds: count, cycles: 1 } satisfies Plan
}

function strengthPlan(config: StrengthConfig): Plan {
  const plan = alternate({ ...config, work: null })
  return { ...plan, pauseInRestOnly: true, skippable: ['rest', 'round-rest'] }
}

const PLANS: { [M in AnyConfig['mode']]: (config: ConfigOf<M>) => Plan } = {
  countdown: ({ seconds }) => one('work', seconds),
  stopwatch: () => ({ ...one('work', null), laps: true }),
  amrap: ({ seconds }) => ({ ...one('work', seconds), laps: true }),
  afap: (config) => rounds(config.rounds, [{ name: '', kind: 'work', seconds: null }]),
  tabata: alternate,
  emom: ({ minutes, work, rest }) =>
    rounds(minutes, [
      { name: '', kind: 'work', seconds: work },
      { name: '', kind: 'rest', seconds: rest },
    ]),
  intervals: (config) => ({
    ...rounds(config.rounds, config.steps),
    skippable: ['work', 'rest'],
  }),
  strength: strengthPlan,
  meditation: ({ minutes }) => one('meditate', minutes * 60),
  breathing: (config) => breathingPlan(patternOf(config), config.cycles),
}

/** The plan of a timer configuration, without preparation. */
export function planOf(config: AnyConfig): Plan {
  // The table gives each mode the function for its own configuration; TypeScript cannot follow that.
  return (PLANS[config.mode] as (config: AnyConfig) => Plan)(config)
}

/** The plan with preparation, which only the general timer has. */
export function planToRun(config: AnyConfig): Plan {
  const plan = planOf(config)
  if (toolOf(config.mode) !== 'timer') return plan
  return withPreparation(plan, 'preparation' in config ? config.preparation : undefined)
}
