import type { Locale } from '#lib/i18n/locales.ts'
import type { Rules } from '#lib/merge.ts'
import { MEASURED_NAMES } from '../measures.ts'
import { inUnits, isMeasured, readText, type RecordForm } from './record-form.ts'

/** Both figures come from one measurement. */
const PRESSURE = ['systolicBp', 'diastolicBp'] as const

/**
 * How two versions of a record are merged. A measure is compared by what its text reads as: units and decimal signs make no
 * difference. Where it is taken over, its exact value is too, and what was confirmed about it.
 */
export const recordRules = (locale: Locale): Rules<RecordForm> => ({
  parts: [
    'recordDate',
    PRESSURE,
    ...MEASURED_NAMES.filter((name) => !PRESSURE.some((one) => one === name)),
    'note',
  ],
  isSame: (one, other, name) => contentOf(one, name) === contentOf(other, name),
  take(into, from, names) {
    const { before, confirmed, ...texts } = inUnits(from, into.units, locale)
    return {
      ...into,
      ...only(names, texts),
      before: { ...into.before, ...only(names.filter(isMeasured), before) },
      confirmed: [...new Set([...into.confirmed, ...confirmed])],
    }
  },
})

function contentOf(form: RecordForm, name: keyof RecordForm): unknown {
  if (name === 'note') return form.note.trim()
  if (!isMeasured(name)) return form[name]
  const read = readText(form, name)
  return 'value' in read ? read.value : form[name]
}

const only = <Values extends object>(names: readonly string[], from: Values): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, from[name as keyof Values]])) as Partial<Values>
