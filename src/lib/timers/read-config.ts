import {
  type AnyConfig,
  type ConfigOf,
  DEFAULTS,
  LIMITS,
  RANGES,
  type Step,
  TIMER_MODES,
  type TimerConfig,
} from './config-values.ts'
import { PREPARATION_SECONDS } from './plan.ts'
import { type FieldRange, readValue, readWhole } from './whole-number.ts'

type Fields = Record<string, unknown>

/** The fields of a mode, missing ones from the defaults; null when one is broken or beyond its limits. */
function readFields<M extends AnyConfig['mode']>(
  mode: M,
  fields: Fields,
  defaults: Fields = DEFAULTS[mode],
): Omit<ConfigOf<M>, 'steps'> | null {
  const config: Fields = { mode }
  for (const [key, range] of Object.entries<FieldRange>(RANGES[mode])) {
    config[key] = readValue(fields[key] ?? defaults[key], range)
    if (config[key] === null) return null
  }
  return config as ConfigOf<M>
}

/** An EMOM; work or rest alone says the other. */
function readEmom(fields: Fields): ConfigOf<'emom'> | null {
  const left = (part: unknown) => {
    const seconds = readWhole(part, { min: 0, max: 60 })
    return seconds === null ? undefined : 60 - seconds
  }
  const work = fields['work'] ?? left(fields['rest'])
  const rest = fields['rest'] ?? left(work)
  const config = readFields('emom', { ...fields, work, rest })
  return config && config.work + config.rest === 60 ? config : null
}

function readStep(step: unknown): Step | null {
  if (typeof step !== 'object' || step === null) return null
  const { name = '', kind, seconds } = step as Fields
  const whole = readWhole(seconds, LIMITS.step.seconds)
  if (typeof name !== 'string' || name.length > LIMITS.step.name.max || whole === null) return null
  return kind === 'work' || kind === 'rest' ? { name, kind, seconds: whole } : null
}

function readIntervals(fields: Fields): ConfigOf<'intervals'> | null {
  const config = readFields('intervals', fields)
  const list = Array.isArray(fields['steps']) ? (fields['steps'] as unknown[]) : []
  const steps = list.map(readStep).filter((step) => step !== null)
  const { min, max } = LIMITS.step.steps
  if (!config || steps.length !== list.length || steps.length < min || steps.length > max) {
    return null
  }
  return { ...config, steps }
}

/** The modes whose fields are not just read one by one. */
const READERS: Partial<Record<AnyConfig['mode'], (fields: Fields) => AnyConfig | null>> = {
  emom: readEmom,
  intervals: readIntervals,
  // Without its minutes it says nothing.
  meditation: (fields) => readFields('meditation', fields, {}),
}

const isMode = (mode: unknown): mode is AnyConfig['mode'] =>
  typeof mode === 'string' && Object.hasOwn(DEFAULTS, mode)

/**
 * A configuration from outside (a form, storage, a link). Digits count as numbers, a field that is missing has its
 * default, unknown fields are left out; null when a value is broken or beyond its limits.
 */
export function readConfig(value: unknown): AnyConfig | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Fields
  const { mode } = fields
  if (!isMode(mode)) return null
  const read = READERS[mode]
  const config = read ? read(fields) : (readFields(mode, fields) as AnyConfig | null)
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
