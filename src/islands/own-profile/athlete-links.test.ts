import { expect, test } from 'vitest'
import { ENERGY_FIELDS } from '#lib/calculators/energy-need.ts'
import { inputsFromFragment } from '#lib/calculators/result-link.ts'
import { ACTIVITY_LEVELS } from '#lib/accounts/person.ts'
import { readListQuery } from '#lib/professionals/list-query.ts'
import { energyOf, trainersFor } from './athlete-links.ts'

const NOTHING = { mainGoal: '', country: '', city: '', activityLevel: '' }

test('goal and city lead to a list that reads both', () => {
  const path = trainersFor({ ...NOTHING, mainGoal: 'toning', country: 'ES', city: 'es-valencia' })
  const { query, ignored } = readListQuery('trainer', new URL(path!, 'http://x').searchParams)
  expect(query).toMatchObject({ goal: 'toning', country: 'ES', city: 'es-valencia' })
  expect(ignored).toEqual([])
})

test('without goal and city there is nothing to search for', () => {
  expect(trainersFor({ ...NOTHING, country: 'ES' })).toBeUndefined()
})

test.each(ACTIVITY_LEVELS)('%s is an activity of the calculator', (activityLevel) => {
  const fragment = energyOf({ ...NOTHING, activityLevel })!.split('#')[1]!
  expect(inputsFromFragment(ENERGY_FIELDS, fragment, 'es')).toHaveProperty('activity')
})

test('without an activity there is nothing to fill in', () => {
  expect(energyOf(NOTHING)).toBeUndefined()
})
