import { expect, test } from 'vitest'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { FLAGS, isBmiRevealed, isBmiWithheld, shownFlags } from '#lib/health/flags.ts'
import { usualFields } from './presets.ts'

test.each(PROFESSIONAL_TYPES)('what is usual for a %s says every flag', (type) => {
  expect(Object.keys(usualFields(type)).sort()).toEqual([...FLAGS].sort())
})

test.each(PROFESSIONAL_TYPES)(
  'what is usual for a %s shows something and not everything',
  (type) => {
    const shown = shownFlags(usualFields(type))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThan(FLAGS.length)
  },
)

test.each(PROFESSIONAL_TYPES)('what is usual for a %s neither withholds nor reveals', (type) => {
  expect(isBmiWithheld(usualFields(type))).toBe(false)
  expect(isBmiRevealed(usualFields(type))).toBe(false)
})

test('laboratory values are usual for nutritionists alone', () => {
  const laboratory = ['glucose', 'hba1c', 'cholesterol'] as const
  const sees = PROFESSIONAL_TYPES.filter((type) =>
    laboratory.some((flag) => usualFields(type)[flag]),
  )
  expect(sees).toEqual(['nutritionist'])
})
