import { expect, test } from 'vitest'
import { readSpecialties } from './specialty-list.ts'

test.each([
  ['strength', ['strength']],
  ['Weight loss, strength , weight_loss', ['strength', 'weight_loss']],
  ['strength, astrology', null],
  ['manual_therapy', null],
  [' , ', null],
  ['', null],
])('a trainer who writes %j has %j', (text, expected) => {
  expect(readSpecialties('trainer', text)).toEqual(expected)
})

test('names in a language are read where they are given', () => {
  const labelOf = (slug: string) => (slug === 'strength' ? 'Fuerza máxima' : slug)
  expect(readSpecialties('trainer', 'FUERZA MAXIMA', labelOf)).toEqual(['strength'])
  expect(readSpecialties('trainer', 'Fuerza máxima')).toBeNull()
})
