import {
  type BreathingConfig,
  BREATHING_CYCLES,
  BREATHING_DEFAULT,
  BREATHING_LIMITS,
  PATTERN_NAMES,
} from './breathing.ts'
import type { FieldRange, Limit } from './whole-number.ts'

/** A named part of a free sequence. */
export type Step = { name: string; kind: 'work' | 'rest'; seconds: number }

type Countdown = { mode: 'countdown'; seconds: number }
type Stopwatch = { mode: 'stopwatch' }
type Amrap = { mode: 'amrap'; seconds: number }
type Afap = { mode: 'afap'; rounds: number }
/** Durations in seconds; cycles are those of one round. */
type Tabata = {
  mode: 'tabata'
  work: number
  rest: number
  cycles: number
  rounds: number
  roundRest: number
}
/** Work and rest in seconds, 60 together. */
type Emom = { mode: 'emom'; minutes: number; work: number; rest: number }
type Intervals = { mode: 'intervals'; rounds: number; steps: readonly Step[] }

/** What the general timer can be set to. */
export type TimerConfig = (Countdown | Stopwatch | Amrap | Afap | Tabata | Emom | Intervals) & {
  /** Seconds before the start; left out where they are `PREPARATION_SECONDS`. */
  preparation?: number
}
export type TimerMode = TimerConfig['mode']
export const TIMER_MODES = [
  'countdown',
  'stopwatch',
  'amrap',
  'afap',
  'tabata',
  'emom',
  'intervals',
] as const satisfies readonly TimerMode[]

/** Rests in seconds; cycles are those of one round. */
export type StrengthConfig = {
  mode: 'strength'
  rounds: number
  cycles: number
  rest: number
  roundRest: number
}
export const MEDITATION_MINUTES = [5, 10, 15, 20] as const
export type MeditationConfig = { mode: 'meditation'; minutes: (typeof MEDITATION_MINUTES)[number] }

export type AnyConfig = TimerConfig | StrengthConfig | MeditationConfig | BreathingConfig
export type ConfigOf<M extends AnyConfig['mode']> = Extract<AnyConfig, { mode: M }>

/** What each timer begins with. */
export const DEFAULTS = {
  countdown: { mode: 'countdown', seconds: 300 },
  stopwatch: { mode: 'stopwatch' },
  amrap: { mode: 'amrap', seconds: 300 },
  afap: { mode: 'afap', rounds: 5 },
  tabata: { mode: 'tabata', work: 20, rest: 10, cycles: 8, rounds: 1, roundRest: 60 },
  emom: { mode: 'emom', minutes: 20, work: 40, rest: 20 },
  intervals: { mode: 'intervals', rounds: 1, steps: [{ name: '', kind: 'work', seconds: 60 }] },
  strength: { mode: 'strength', rounds: 3, cycles: 10, rest: 60, roundRest: 180 },
  meditation: { mode: 'meditation', minutes: 5 },
  breathing: BREATHING_DEFAULT,
} as const satisfies { [M in AnyConfig['mode']]: ConfigOf<M> }

/** What each field of a configuration may be, but for the steps of a free sequence. */
export const RANGES = {
  countdown: { seconds: { min: 1, max: 3599 } },
  stopwatch: {},
  amrap: { seconds: { min: 1, max: 3599 } },
  afap: { rounds: { min: 1, max: 100 } },
  tabata: {
    work: { min: 1, max: 600 },
    rest: { min: 0, max: 600 },
    cycles: { min: 1, max: 50 },
    rounds: { min: 1, max: 20 },
    roundRest: { min: 0, max: 600 },
  },
  emom: {
    minutes: { min: 1, max: 60 },
    work: { min: 1, max: 60 },
    rest: { min: 0, max: 59 },
  },
  intervals: { rounds: { min: 1, max: 20 } },
  strength: {
    rounds: { min: 1, max: 20 },
    cycles: { min: 1, max: 50 },
    rest: { min: 10, max: 300 },
    roundRest: { min: 30, max: 600 },
  },
  meditation: { minutes: { of: MEDITATION_MINUTES } },
  breathing: {
    pattern: { of: PATTERN_NAMES },
    cycles: { of: BREATHING_CYCLES },
    ...BREATHING_LIMITS,
  },
} as const satisfies { [M in AnyConfig['mode']]: Record<string, FieldRange> }

/** The limits of what is no field of one mode. */
export const LIMITS = {
  /** Each of the two fields of a duration. */
  clock: { minutes: { min: 0, max: 59 }, seconds: { min: 0, max: 59 } },
  preparation: { seconds: { min: 0, max: 120 } },
  /** The steps of a free sequence; name in characters. */
  step: { seconds: { min: 1, max: 3600 }, name: { min: 0, max: 40 }, steps: { min: 1, max: 20 } },
} as const satisfies Record<string, Record<string, Limit>>
