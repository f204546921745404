import { DEFAULTS, LIMITS, type TimerMode } from '#lib/timers/configs.ts'
import { PREPARATION_SECONDS } from '#lib/timers/plan.ts'
import type { Limit } from '#lib/timers/whole-number.ts'

type FieldLabel =
  | 'generalTimer.minutes'
  | 'generalTimer.seconds'
  | 'generalTimer.rounds'
  | 'generalTimer.targetRounds'
  | 'generalTimer.cycles'
  | 'generalTimer.work'
  | 'generalTimer.rest'
  | 'generalTimer.roundRest'
  | 'generalTimer.totalMinutes'
  | 'generalTimer.repeat'
  | 'generalTimer.preparation'

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
  spec(['minutes', 'generalTimer.minutes'], LIMITS.clock.minutes, Math.floor(seconds / 60)),
  spec(['seconds', 'generalTimer.seconds'], LIMITS.clock.seconds, seconds % 60, 5),
]

const { afap, tabata, emom, intervals } = LIMITS
/** The number fields of each mode, in display order. */
export const NUMBER_FIELDS = {
  countdown: clockFields(DEFAULTS.countdown.seconds),
  stopwatch: [],
  amrap: clockFields(DEFAULTS.amrap.seconds),
  afap: [spec(['rounds', 'generalTimer.targetRounds'], afap.rounds, DEFAULTS.afap.rounds)],
  tabata: [
    spec(['work', 'generalTimer.work'], tabata.work, DEFAULTS.tabata.work, 5),
    spec(['rest', 'generalTimer.rest'], tabata.rest, DEFAULTS.tabata.rest, 5),
    spec(['cycles', 'generalTimer.cycles'], tabata.cycles, DEFAULTS.tabata.cycles),
    spec(['rounds', 'generalTimer.rounds'], tabata.rounds, DEFAULTS.tabata.rounds),
    spec(['roundRest', 'generalTimer.roundRest'], tabata.roundRest, DEFAULTS.tabata.roundRest, 10),
  ],
  emom: [
    spec(['minutes', 'generalTimer.totalMinutes'], emom.minutes, DEFAULTS.emom.minutes),
    spec(['work', 'generalTimer.work'], emom.work, DEFAULTS.emom.work, 5),
    spec(['rest', 'generalTimer.rest'], emom.rest, DEFAULTS.emom.rest, 5),
  ],
  intervals: [spec(['rounds', 'generalTimer.repeat'], intervals.rounds, DEFAULTS.intervals.rounds)],
} as const satisfies Record<TimerMode, readonly NumberFieldSpec[]>

/** The field that all modes share, by its name in the form. */
export const PREPARATION = {
  ...spec(
    ['preparation', 'generalTimer.preparation'],
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
