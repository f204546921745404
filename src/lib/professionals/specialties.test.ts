import { expect, test } from 'vitest'
import { readSpecialty, SPECIALTIES } from './specialties.ts'
import { PROFESSIONAL_TYPES } from './types.ts'

test.each([
  ['trainer', 'weight-loss', 'weight_loss'],
  ['trainer', 'Strength', 'strength'],
  ['trainer', 'sports_nutrition', undefined],
  ['nutritionist', 'sportsNutrition', 'sports_nutrition'],
  ['nutritionist', 'weightLoss', 'weight_loss'],
  ['nutritionist', 'vegetarianVegan', 'vegetarian_vegan'],
  ['nutritionist', 'otros', 'others'],
  ['nutritionist', 'strength', undefined],
  ['physiotherapist', 'Rehabilitación deportiva', 'sports_rehabilitation'],
  ['physiotherapist', 'sports', 'sports_rehabilitation'],
  ['physiotherapist', 'Terapia manual', 'manual_therapy'],
  ['physiotherapist', 'Fisioterapia neurológica', 'neurological_physiotherapy'],
  ['physiotherapist', 'neurological', 'neurological_physiotherapy'],
  ['physiotherapist', 'respiratory', 'respiratory_physiotherapy'],
  ['physiotherapist', 'respiratoryPhysiotherapy', 'respiratory_physiotherapy'],
  ['physiotherapist', 'Otros', 'others'],
  ['physiotherapist', 'rehabilitation', undefined],
  ['physiotherapist', '', undefined],
] as const)('%s: %j reads as %j', (type, text, specialty) => {
  expect(readSpecialty(type, text)).toBe(specialty)
})

test('every speciality reads as itself, and all fit a bit mask', () => {
  for (const type of PROFESSIONAL_TYPES) {
    for (const specialty of SPECIALTIES[type])
      expect(readSpecialty(type, specialty)).toBe(specialty)
    expect(SPECIALTIES[type].length).toBeLessThanOrEqual(15)
  }
})
