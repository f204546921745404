import { describe, expect, test } from 'vitest'
import { BMI_FIELDS } from '#lib/calculators/bmi.ts'
import { BODY_FAT_FIELDS } from '#lib/calculators/body-fat.ts'
import { ENERGY_FIELDS } from '#lib/calculators/energy-need.ts'
import { typedEntry, unitOf } from '#lib/calculators/entry.ts'
import { isChoice, type Field, type NumberField } from '#lib/calculators/fields.ts'
import { HEART_FIELDS } from '#lib/calculators/heart-rate-zones.ts'
import { ONE_REP_MAX_FIELDS } from '#lib/calculators/one-rep-max.ts'
import { readFields } from '#lib/calculators/read-fields.ts'
import { PACE_FIELDS } from '#lib/calculators/running-pace.ts'
import { METRIC, type Units } from '#lib/calculators/units.ts'
import { WAIST_FIELDS } from '#lib/calculators/waist-to-height.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { problemText } from './problem-text.ts'

const ALL = {
  BMI_FIELDS,
  BODY_FAT_FIELDS,
  ENERGY_FIELDS,
  HEART_FIELDS,
  ONE_REP_MAX_FIELDS,
  PACE_FIELDS,
  WAIST_FIELDS,
}
const FIELDS = Object.entries(ALL).flatMap(([tool, fields]) =>
  Object.entries<Field>(fields)
    .filter((entry): entry is [string, NumberField] => !isChoice(entry[1]))
    .map(([name, field]) => ({ name: `${tool} ${name}`, field })),
)
const IMPERIAL: Units = { mass: 'lb', length: 'in', distance: 'mi' }

describe.each(LOCALES)('%s', (locale) => {
  const t = createT(messagesOf(locale, 'calculators'), locale)

  test.each(FIELDS)('the stated limits of $name are accepted', ({ field }) => {
    for (const units of [METRIC, IMPERIAL]) {
      const { min, max } = field
      const text = problemText({ code: 'out-of-range', min, max }, field, { t, units, locale })
      const named = text.match(/\d[\d.,:]*(?=[^\d]|$)/g)?.map((part) => part.replace(/[.,]$/, ''))
      expect(named, text).toHaveLength(2)
      for (const limit of named ?? []) {
        const entry = typedEntry(limit, unitOf(field.quantity, units))
        const asked = { field: { ...field, when: undefined } as unknown as NumberField }
        expect(readFields(asked, { field: entry }), `${text} ${limit}`).toHaveProperty('values')
      }
    }
  })

  test('every problem has a text of its own', () => {
    const reader = { t, units: METRIC, locale }
    const words = (
      ['required', 'choose', 'not-a-number', 'not-a-time', 'not-whole', 'impossible'] as const
    ).map((code) => problemText({ code }, BMI_FIELDS.weight, reader))
    expect(new Set(words).size).toBe(words.length)
    expect(words.join(' ')).not.toContain('{{')
  })
})
