import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Fields } from '#lib/calculators/fields.ts'
import type { Inputs } from '#lib/calculators/read-fields.ts'
import { METRIC, type Measure, type Unit, type Units } from '#lib/calculators/units.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { $units } from '#stores/units.ts'
import { pressedUnits, readForm, typedMeasures, writeForm, type Entries } from './form-values.ts'

/**
 * The form of a calculator, read and written in its units. These follow the choice for all tools; typed values are
 * converted.
 */
export function useForm(form: RefObject<HTMLFormElement | null>, fields: Fields, locale: Locale) {
  const [units, setUnits] = useState<Units>(METRIC)
  // The same, for reads before the next render.
  const now = useRef<Units>(METRIC)
  const entries = useRef<Entries>(new Map())

  const read = (): Inputs =>
    form.current ? readForm(form.current, fields, now.current, entries.current) : {}
  const write = (inputs: Inputs) => {
    if (!form.current) return
    writeForm(form.current, fields, inputs, {
      units: now.current,
      entries: entries.current,
      locale,
    })
  }
  const show = (next: Units) => {
    const inputs = read()
    now.current = next
    write(inputs)
    setUnits(next)
  }

  // Fields filled in before hydration keep their units. A unit chosen before hydration was chosen before typing, since
  // the first keystroke hydrates the form.
  const begin = (chosen: Units) => {
    const pressed = form.current ? pressedUnits(form.current) : {}
    now.current = { ...METRIC, ...pressed }
    const begun = typedMeasures(fields, read()).map((measure) => [measure, now.current[measure]])
    show({ ...chosen, ...pressed, ...(Object.fromEntries(begun) as Partial<Units>) })
    if (Object.keys(pressed).length > 0) $units.set({ ...chosen, ...pressed })
  }
  const isBegun = useRef(false)
  const follow = useEffectEvent((chosen: Units) => {
    const isFirst = !isBegun.current
    isBegun.current = true
    if (isFirst) begin(chosen)
    else show(chosen)
  })
  useLayoutEffect(() => $units.subscribe((chosen) => follow(chosen)), [])

  return {
    units,
    read,
    write,
    clear: () => entries.current.clear(),
    chooseUnit: (measure: Measure, unit: Unit) => $units.set({ ...$units.get(), [measure]: unit }),
  }
}
