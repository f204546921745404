import { type AnyConfig, DEFAULTS, RANGES } from '#lib/timers/configs.ts'
import { readToolConfig, type ToolConfig } from '#lib/timers/tool-config.ts'
import {
  clampWhole,
  digitsOf,
  readValue,
  type FieldRange,
  type FieldValue,
  type Limit,
  type TimeUnit,
} from '#lib/timers/whole-number.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'

/** A field of a form. */
export type FormField = {
  name: string
  range: FieldRange
  initial: FieldValue
  /** What counts for an empty field, where it may be empty. */
  empty?: number
  /** Each item of a list has one. */
  isList?: boolean
  /** Whether it is wrong together with the fields before it. */
  refuses?: (values: FormValues) => boolean
}
export type FormValues = Readonly<Record<string, FieldValue | readonly FieldValue[]>>

/** The form of a timer. Its fields are those of the configuration, unless it says others. */
export type FormSpec<T extends TimerSlug> = {
  tool: T
  /** The configuration of an unchanged form. */
  initial: ToolConfig[T]
  /** The fields that count in a form that is filled in like this. */
  fields?: (data: FormData) => readonly FormField[]
  /** Whether wrong values count as initial ones, rather than as problems. */
  isLenient?: (data: FormData) => boolean
  /** Whether a wrong number counts as the nearest within its limits, which is written into its field. */
  clamps?: boolean
  toConfig?: (values: FormValues, data: FormData) => object
  toValues?: (config: ToolConfig[T]) => FormValues
}

/** A wrong field: its name, its index among those of that name, its limits (null: it is wrong with others). */
export type Problem = { name: string; nth: number; limit: Limit | null }

/** What a form says: its configuration, with initial values for wrong fields, and those fields in their order. */
export type FormReading<T extends TimerSlug> = {
  chosen: ToolConfig[T]
  wrong: readonly Problem[]
}

export function readForm<T extends TimerSlug>(spec: FormSpec<T>, data: FormData): FormReading<T> {
  const { tool, initial, isLenient, clamps = false, toConfig } = spec
  const { mode } = initial
  const { values, wrong } = readFields(spec.fields?.(data) ?? fieldsOf(mode), data, clamps)
  const config = readToolConfig(tool, { mode, ...(toConfig?.(values, data) ?? values) })
  // Cannot happen: the fields were read with the ranges used again here.
  if (!config && wrong.length === 0) throw new Error(`Fields of ${tool} and its ranges differ`)
  return { chosen: config ?? initial, wrong: isLenient?.(data) ? [] : wrong }
}

const fieldsOf = (mode: AnyConfig['mode']): FormField[] => {
  const initials: Readonly<Record<string, unknown>> = DEFAULTS[mode]
  return Object.entries<FieldRange>(RANGES[mode]).map(([name, range]) => {
    return { name, range, initial: initials[name] as FieldValue }
  })
}

function readFields(fields: readonly FormField[], data: FormData, clamps: boolean) {
  const values: Record<string, FieldValue | FieldValue[]> = {}
  const wrong: Problem[] = []
  for (const field of fields) {
    const { name, range, initial } = field
    const read = data.getAll(name).map((typed) => valueIn(field, typedIn(typed), clamps))
    const known = read.map((value) => value ?? initial)
    values[name] = field.isList ? known : (known[0] ?? initial)
    const limit = 'of' in range ? null : range
    read.forEach((value, nth) => value === null && wrong.push({ name, nth, limit }))
    if (!read.includes(null) && field.refuses?.(values)) wrong.push({ name, nth: 0, limit: null })
  }
  return { values, wrong }
}

/** The trimmed text of a field; empty for one that is missing. */
export const typedIn = (value: FormDataEntryValue | undefined) =>
  typeof value === 'string' ? value.replace(/\p{Cf}/gu, '').trim() : ''

/** What the fields of a name count. */
const unitOf = (name: string): TimeUnit => {
  const key = name.slice(name.lastIndexOf('.') + 1)
  if (key === 'rounds' || key === 'cycles') return null
  return key === 'minutes' ? 'min' : 's'
}

/** Null for a value that is wrong. */
function valueIn(
  { name, range, empty = NaN }: FormField,
  typed: string,
  clamps: boolean,
): FieldValue | null {
  if (!('of' in range)) {
    const digits = digitsOf(typed, unitOf(name))
    if (clamps) return clampWhole(digits, range, empty)
    return readValue(digits === '' ? empty : digits, range)
  }
  return readValue(typed === '' ? empty : typed, range)
}

/** Writes a configuration into the native fields. */
export function fillForm<T extends TimerSlug>(
  { toValues }: FormSpec<T>,
  form: HTMLFormElement,
  config: ToolConfig[T],
): void {
  for (const [name, value] of Object.entries(toValues?.(config) ?? config)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof RadioNodeList) {
      field.value = String(value)
    }
  }
}

/** Whether a form still has its initial values. */
export function isUntouched(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]')].every((input) =>
    input.type === 'radio'
      ? input.checked === input.defaultChecked
      : input.value === input.defaultValue,
  )
}
