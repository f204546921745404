import { expect, test } from 'vitest'
import { nearestTo } from './nearest-words.ts'

test.each([
  ['rodila', 'rodilla'],
  ['rehabiltacion', 'rehabilitación'],
  ['fisoi', 'fisio'],
  ['sport nutritoin', 'sport nutrition'],
  ['Valenica fuerza', 'Valencia fuerza'],
  // What is known, what is too short and what is like nothing.
  ['rodilla', undefined],
  ['pei', undefined],
  ['xylophone', undefined],
  ['', undefined],
])('next to %j is %j', (search, expected) => {
  expect(nearestTo(search, ['Valencia', 'A Coruña'])[0]).toBe(expected)
})

test('no more than three are proposed, the nearest first', () => {
  const near = nearestTo('qwerty', ['qwxxty', 'qwerti', 'qwerta', 'qwerto', 'qwertu'])
  expect(near).toEqual(['qwerti', 'qwerta', 'qwerto'])
})
