import { expect, test } from 'vitest'
import { cardSpecialties } from './card-specialties.ts'

test.each([
  [
    'three at most, in their order',
    'trainer',
    ['mobility', 'strength', 'endurance', 'nutrition'],
    ['mobility', 'strength', 'endurance'],
  ],
  [
    '"others" not beside named ones',
    'nutritionist',
    ['others', 'weight_loss', 'clinical_nutrition', 'vegetarian_vegan'],
    ['weight_loss', 'clinical_nutrition', 'vegetarian_vegan'],
  ],
  ['none of another profession', 'trainer', ['pediatric', 'strength'], ['strength']],
] as const)('%s', (_, type, given, named) => {
  expect(cardSpecialties(type, given)).toEqual(named)
})
