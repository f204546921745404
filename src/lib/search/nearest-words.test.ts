import { expect, test } from 'vitest'
import { begunFrom, nearestTo } from './nearest-words.ts'

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

test('a name is next to the one that is meant, however its other words are spelled', () => {
  expect(nearestTo('Lerie Saez', ['Leire Sáez'])).toEqual(['Leire Saez'])
})

test('people are looked for by the beginning of each word in turn', () => {
  expect(begunFrom('Lerie de Sáez')).toEqual([
    { search: 'Le de Sáez', word: 'Le' },
    { search: 'Lerie de Sá', word: 'Sá' },
  ])
  expect(begunFrom('pei')).toEqual([])
})

test('no more than three are proposed, the nearest first', () => {
  const near = nearestTo('qwerty', ['qwxxty', 'qwerti', 'qwerta', 'qwerto', 'qwertu'])
  expect(near).toEqual(['qwerti', 'qwerta', 'qwerto'])
})
