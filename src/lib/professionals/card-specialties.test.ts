import { expect, test } from 'vitest'
import { cardSpecialties } from './card-specialties.ts'

test.each([
  [
    'three at most, in their order',
    'trainer',
    ['mobility', 'strength', 'endurance', 'nutrition'],
    { named: ['mobility', 'strength', 'endurance'], more: 1 },
  ],
  [
    '"others" not beside named ones',
    'nutritionist',
    ['others', 'weight_loss', 'clinical_nutrition', 'vegetarian_vegan'],
    { named: ['weight_loss', 'clinical_nutrition', 'vegetarian_vegan'], more: 0 },
  ],
  [
    'none of another profession',
    'trainer',
    ['pediatric', 'strength'],
    { named: ['strength'], more: 0 },
  ],
] as const)('%s', (_, type, given, named) => {
  expect(cardSpecialties(type, given)).toEqual(named)
})
