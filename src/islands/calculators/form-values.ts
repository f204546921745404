import { shownIn, typedEntry, unitOf, type Entry } from '#lib/calculators/entry.ts'
import { isChoice, measureOf, type Field, type Fields } from '#lib/calculators/fields.ts'
import type { Inputs } from '#lib/calculators/read-fields.ts'
import type { Measure, Units } from '#lib/calculators/units.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** The exact values of fields whose text was not typed by the user but converted, or taken from a link. */
export type Entries = Map<string, Entry>

/** The input or select of a field, or one of its radios. */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[name="${name}"]`)
}

function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Reads the values of the form. */
export function readForm(
  form: HTMLFormElement,
  fields: Fields,
  units: Units,
  entries: Entries,
): Inputs {
  const read = ([name, field]: [string, Field]) => {
    const text = textOf(form, name)
    if (isChoice(field)) return [name, text]
    const kept = entries.get(name)
    return [name, kept?.shown === text ? kept : typedEntry(text, unitOf(field.quantity, units))]
  }
  return Object.fromEntries(Object.entries(fields).map(read)) as Inputs
}

/** Writes values into the form, formatted in the given units. */
export function writeForm(
  form: HTMLFormElement,
  fields: Fields,
  inputs: Inputs,
  { units, entries, locale }: { units: Units; entries: Entries; locale: Locale },
): void {
  for (const [name, input] of Object.entries(inputs)) {
    const field = fields[name]
    if (!field) continue
    if (typeof input === 'string') choose(form, name, input)
    else if (!isChoice(field)) {
      const entry = shownIn(input, field.quantity, units, locale)
      const control = controlOf(form, name)
      if (control instanceof HTMLInputElement) control.value = entry.shown
      entries.set(name, entry)
    }
  }
}

function choose(form: HTMLFormElement, name: string, slug: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) control.value = slug
}

/** The first field with a problem, in display order. */
export function firstWrong(fields: Fields, problems: object): string | undefined {
  return Object.keys(fields).find((name) => name in problems)
}

/** The measures that the form's fields use, in their order. */
export function measuresOf(fields: Fields): Measure[] {
  const measures = Object.values(fields).map((field) =>
    isChoice(field) ? null : measureOf(field.quantity),
  )
  return [...new Set(measures)].filter((measure) => measure !== null)
}

/** The measures of non-empty fields. */
export function typedMeasures(fields: Fields, inputs: Inputs): Measure[] {
  const filled = Object.entries(fields).filter(([name]) => {
    const input = inputs[name]
    return typeof input === 'object' && input.typed.text.trim() !== ''
  })
  return measuresOf(Object.fromEntries(filled))
}

/** The units whose radios were changed before hydration. */
export function pressedUnits(form: HTMLFormElement): Partial<Units> {
  const pressed = form
    .closest('[data-part=calculator]')
    ?.querySelectorAll<HTMLInputElement>('[data-part=units] :checked:not([checked])')
  const pairs = [...(pressed ?? [])].map(({ name, value }) => [name.split('-').at(-1), value])
  return Object.fromEntries(pairs) as Partial<Units>
}
