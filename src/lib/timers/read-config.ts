import {
  type AnyConfig,
  type ConfigOf,
  DEFAULTS,
  LIMITS,
  MEDITATION_MINUTES,
  type Step,
  TIMER_MODES,
  type TimerConfig,
} from './config-values.ts'
import { PREPARATION_SECONDS } from './plan.ts'
import { readBreathingConfig } from './read-breathing.ts'
import { type Limit, readWhole } from './whole-number.ts'

type Fields = Record<string, unknown>

/** Number fields within limits, missing ones from the defaults; null when one is no such number. */
function readNumbers<K extends string>(
  fields: Fields,
  limits: Readonly<Record<K, Limit>>,
  defaults: Readonly<Record<NoInfer<K>, number>>,
): Record<K, number> | null {
  const numbers: Partial<Record<K, number>> = {}
  for (const key of Object.keys(limits) as K[]) {
    const value = readWhole(fields[key] ?? defaults[key], limits[key])
    if (value === null) return null
    numbers[key] = value
  }
  return numbers as Record<K, number>
}

/** An EMOM; work or rest alone says the other. */
function readEmom(fields: Fields): ConfigOf<'emom'> | null {
  const left = (part: unknown) => {
    const seconds = readWhole(part, { min: 0, max: 60 })
    return seconds === null ? undefined : 60 - seconds
  }
  const work = fields['work'] ?? left(fields['rest'])
  const rest = fields['rest'] ?? left(work)
  const numbers = readNumbers({ ...fields, work, rest }, LIMITS.emom, DEFAULTS.emom)
  return numbers && numbers.work + numbers.rest === 60 ? { mode: 'emom', ...numbers } : null
}

function readStep(step: unknown): Step | null {
  if (typeof step !== 'object' || step === null) return null
  const { name = '', kind, seconds } = step as Fields
  const whole = readWhole(seconds, LIMITS.step.seconds)
  if (typeof name !== 'string' || name.length > LIMITS.step.name.max || whole === null) return null
  return kind === 'work' || kind === 'rest' ? { name, kind, seconds: whole } : null
}

function readIntervals(fields: Fields): ConfigOf<'intervals'> | null {
  const numbers = readNumbers(fields, LIMITS.intervals, DEFAULTS.intervals)
  const list = Array.isArray(fields['steps']) ? (fields['steps'] as unknown[]) : []
  const steps = list.map(readStep).filter((step) => step !== null)
  const { min, max } = LIMITS.step.steps
  if (!numbers || steps.length !== list.length || steps.length < min || steps.length > max) {
    return null
  }
  return { mode: 'intervals', ...numbers, steps }
}

function readMeditation(fields: Fields): ConfigOf<'meditation'> | null {
  const whole = readWhole(fields['minutes'], { min: 0, max: 60 })
  const minutes = MEDITATION_MINUTES.find((known) => known === whole)
  return minutes ? { mode: 'meditation', minutes } : null
}

/** A mode whose fields are all numbers on their own. */
function plain<M extends 'countdown' | 'stopwatch' | 'amrap' | 'afap' | 'tabata' | 'strength'>(
  mode: M,
) {
  return (fields: Fields) => {
    const limits: Record<string, Limit> = LIMITS[mode]
    const defaults: object = DEFAULTS[mode]
    const numbers = readNumbers(fields, limits, defaults as Record<string, number>)
    return numbers && ({ mode, ...numbers } as ConfigOf<M>)
  }
}

const READERS: { [M in AnyConfig['mode']]: (fields: Fields) => ConfigOf<M> | null } = {
  countdown: plain('countdown'),
  stopwatch: plain('stopwatch'),
  amrap: plain('amrap'),
  afap: plain('afap'),
  tabata: plain('tabata'),
  emom: readEmom,
  intervals: readIntervals,
  strength: plain('strength'),
  meditation: readMeditation,
  breathing: readBreathingConfig,
}

/**
 * A configuration from outside (storage, a link). Digits count as numbers, a field that is missing has its
 * default, unknown fields are left out; null when a value is broken or beyond its limits.
 */
export function readConfig(value: unknown): AnyConfig | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Fields
  const mode = fields['mode']
  if (typeof mode !== 'string' || !Object.hasOwn(READERS, mode)) return null
  const config = READERS[mode as AnyConfig['mode']](fields)
  return config && isTimer(config) ? withOwnPreparation(config, fields) : config
}

const isTimer = (config: AnyConfig): config is TimerConfig =>
  TIMER_MODES.some((mode) => mode === config.mode)

/** The preparation is only kept where it is not the usual one: so are older settings and links, which have none. */
function withOwnPreparation(config: TimerConfig, fields: Fields): TimerConfig | null {
  const seconds = fields['preparation'] ?? PREPARATION_SECONDS
  const preparation = readWhole(seconds, LIMITS.preparation.seconds)
  if (preparation === null) return null
  return preparation === PREPARATION_SECONDS ? config : { ...config, preparation }
}
