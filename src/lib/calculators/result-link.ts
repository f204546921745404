import type { Locale } from '#lib/i18n/locales.ts'
import { isMetric, metricValue, typedEntry, type Entry } from './entry.ts'
import { isChoice, isTime, measureOf, type Field, type Fields, type NumberField } from './fields.ts'
import { formatDuration, formatTyped } from './format.ts'
import { isAsked, type Inputs } from './read-fields.ts'
import { paceFromMetric, fromMetric, UNITS, type Unit } from './units.ts'

/**
 * The values of a form for the fragment of its page, which is never sent to a server. Numbers use a point, times are in
 * seconds; a unit follows where it is not the metric one, so values are not rounded.
 *
 * @example `height=175&weight=154lb`
 */
export function inputsToFragment(fields: Fields, inputs: Inputs): string {
  const params = new URLSearchParams()
  for (const [name, field] of Object.entries(fields)) {
    const input = inputs[name]
    if (input === undefined || !isAsked(field, inputs)) continue
    const text = typeof input === 'string' ? input : writeEntry(input, field)
    if (text) params.set(name, text)
  }
  return params.toString()
}

function writeEntry(entry: Entry, field: Field): string {
  if (isChoice(field)) return ''
  const { unit } = entry.typed
  const value = metricValue(entry, field.quantity)
  if (value === null) return ''
  const number = unit === null ? value : inUnit(value, field, unit)
  return `${Number(number.toPrecision(12))}${isMetric(unit) ? '' : unit}`
}

function inUnit(value: number, { quantity }: NumberField, unit: Unit): number {
  if (quantity === 'pace') return paceFromMetric(value, unit === 'mi' ? 'mi' : 'km')
  return fromMetric(value, unit)
}

/**
 * The values in the fragment of a URL, as if typed; null when there are none for this form. Unknown fields and choices
 * are ignored; `readFields` validates the rest.
 */
export function inputsFromFragment(
  fields: Fields,
  fragment: string,
  locale: Locale,
): Inputs | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const inputs: Record<string, Entry | string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const text = params.get(name)
    const input = text === null ? null : readValue(field, text, locale)
    if (input !== null) inputs[name] = input
  }
  return Object.keys(inputs).length > 0 ? inputs : null
}

function readValue(field: Field, text: string, locale: Locale): Entry | string | null {
  if (isChoice(field)) return field.options.includes(text) ? text : null
  const [, number, suffix = ''] = /^(\d{1,9}(?:\.\d{1,12})?)([a-z]{2})?$/.exec(text) ?? []
  if (number === undefined) return null
  const unit = unitNamed(field, suffix)
  if (unit === undefined) return null
  const value = Number(number)
  const typed = isTime(field.quantity) ? formatDuration(value) : formatTyped(value, 12, locale)
  return typedEntry(typed, unit)
}

/** The unit that a suffix names for a field: the metric one without a suffix, undefined for a wrong one. */
function unitNamed({ quantity }: NumberField, suffix: string): Unit | null | undefined {
  const measure = measureOf(quantity)
  if (measure === null) return suffix === '' ? null : undefined
  const units: readonly Unit[] = UNITS[measure]
  return suffix === '' ? units[0] : units.find((unit) => unit === suffix)
}
