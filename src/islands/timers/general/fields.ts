import { DEFAULTS, LIMITS, type TimerMode } from '#lib/timers/configs.ts'
import { PREPARATION_SECONDS } from '#lib/timers/plan.ts'
import type { Limit } from '#lib/timers/whole-number.ts'

type FieldLabel =
  | 'timers.general.minutes'
  | 'timers.general.seconds'
  | 'timers.general.rounds'
  | 'timers.general.targetRounds'
  | 'timers.general.cycles'
  | 'timers.general.work'
  | 'timers.general.rest'
  | 'timers.general.roundRest'
  | 'timers.general.totalMinutes'
  | 'timers.general.repeat'
  | 'timers.general.preparation'

/** A number field: its name within the mode, label, limits, initial value, and the step of its buttons. */
export type NumberFieldSpec = {
  key: string
  label: FieldLabel
  limit: Limit
  initial: number
  step: number
}

const spec = (
  [key, label]: readonly [string, FieldLabel],
  limit: Limit,
  initial: number,
  step = 1,
): NumberFieldSpec => ({ key, label, limit, initial, step })

/** Countdown and AMRAP are set in minutes and seconds. */
const clockFields = (seconds: number) => [
  spec(['minutes', 'timers.general.minutes'], LIMITS.clock.minutes, Math.floor(seconds / 60)),
  spec(['seconds', 'timers.general.seconds'], LIMITS.clock.seconds, seconds % 60, 5),
]

const { afap, tabata, emom, intervals } = LIMITS
/** The number fields of each mode, in display order. */
export const NUMBER_FIELDS = {
  countdown: clockFields(DEFAULTS.countdown.seconds),
  stopwatch: [],
  amrap: clockFields(DEFAULTS.amrap.seconds),
  afap: [spec(['rounds', 'timers.general.targetRounds'], afap.rounds, DEFAULTS.afap.rounds)],
  tabata: [
    spec(['work', 'timers.general.work'], tabata.work, DEFAULTS.tabata.work, 5),
    spec(['rest', 'timers.general.rest'], tabata.rest, DEFAULTS.tabata.rest, 5),
    spec(['cycles', 'timers.general.cycles'], tabata.cycles, DEFAULTS.tabata.cycles),
    spec(['rounds', 'timers.general.rounds'], tabata.rounds, DEFAULTS.tabata.rounds),
    spec(
      ['roundRest', 'timers.general.roundRest'],
      tabata.roundRest,
      DEFAULTS.tabata.roundRest,
      10,
    ),
  ],
  emom: [
    spec(['minutes', 'timers.general.totalMinutes'], emom.minutes, DEFAULTS.emom.minutes),
    spec(['work', 'timers.general.work'], emom.work, DEFAULTS.emom.work, 5),
    spec(['rest', 'timers.general.rest'], emom.rest, DEFAULTS.emom.rest, 5),
  ],
  intervals: [
    spec(['rounds', 'timers.general.repeat'], intervals.rounds, DEFAULTS.intervals.rounds),
  ],
} as const satisfies Record<TimerMode, readonly NumberFieldSpec[]>

/** The field that all modes share, by its name in the form. */
export const PREPARATION = {
  ...spec(
    ['preparation', 'timers.general.preparation'],
    LIMITS.preparation.seconds,
    PREPARATION_SECONDS,
    5,
  ),
} as const

/** The name of a field in the form, which contains the fields of all modes. */
export const fieldName = (mode: TimerMode, key: string) => `${mode}.${key}`

/** The names of the three fields of each interval. */
export const STEP_FIELDS = {
  name: 'step.name',
  kind: 'step.kind',
  seconds: 'step.seconds',
} as const
