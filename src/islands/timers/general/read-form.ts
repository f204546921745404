import { LIMITS, TIMER_MODES, type TimerConfig, type TimerMode } from '#lib/timers/configs.ts'
import { readToolConfig } from '#lib/timers/tool-config.ts'
import { readWhole, type Limit } from '#lib/timers/whole-number.ts'
import { typedIn } from '../native-fields.ts'
import {
  fieldName,
  NUMBER_FIELDS,
  PREPARATION,
  STEP_FIELDS,
  type NumberFieldSpec,
} from './fields.ts'

/** The first invalid field: its name in the form, its index among those of that name, its limits (null: 0:00). */
export type Problem = { field: string; nth: number; limit: Limit | null }
export type FormReading =
  { config: TimerConfig; problem?: never } | { config?: never; problem: Problem }

/** The selected mode. */
function readMode(data: FormData): TimerMode {
  const chosen = typedIn(data.get('mode'))
  return TIMER_MODES.find((mode) => mode === chosen) ?? 'countdown'
}

/** The configuration of the form, or its first invalid field. */
export function readForm(data: FormData): FormReading {
  const mode = readMode(data)
  const values: Record<string, unknown> = { mode }
  const isClock = mode === 'countdown' || mode === 'amrap'
  const specs: readonly NumberFieldSpec[] = NUMBER_FIELDS[mode]
  for (const { key, limit } of specs) {
    const field = fieldName(mode, key)
    const typed = typedIn(data.get(field))
    // An empty half of a duration counts as 0.
    values[key] = readWhole(isClock ? typed || '0' : typed, limit)
    if (values[key] === null) return { problem: { field, nth: 0, limit } }
  }
  if (isClock) {
    values['seconds'] = Number(values['minutes']) * 60 + Number(values['seconds'])
    if (values['seconds'] === 0) {
      return { problem: { field: fieldName(mode, 'seconds'), nth: 0, limit: null } }
    }
  }
  if (mode === 'intervals') {
    const steps = readSteps(data)
    if ('field' in steps) return { problem: steps }
    values['steps'] = steps.steps
  }
  const { key, limit } = PREPARATION
  values[key] = readWhole(typedIn(data.get(key)), limit)
  if (values[key] === null) return { problem: { field: key, nth: 0, limit } }
  const config = readToolConfig('timer', values)
  // Cannot happen: every field was read with the limits used again here.
  if (!config) throw new Error(`Fields of ${mode} and its limits differ`)
  return { config }
}

function readSteps(data: FormData): { steps: unknown[] } | Problem {
  const limit = LIMITS.step.seconds
  const field = STEP_FIELDS.seconds
  const seconds = data.getAll(field).map((typed) => readWhole(typedIn(typed), limit))
  const nth = seconds.indexOf(null)
  if (nth >= 0) return { field, nth, limit }
  const names = data.getAll(STEP_FIELDS.name).map(typedIn)
  const kinds = data.getAll(STEP_FIELDS.kind)
  return { steps: seconds.map((each, n) => ({ name: names[n], kind: kinds[n], seconds: each })) }
}
