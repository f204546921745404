import { expect, test } from 'vitest'
import { aliasReader, fold } from './aliases.ts'

test.each([
  ['Pérdida de peso', 'perdida_de_peso'],
  ['perdida_peso', 'perdida_peso'],
  ['perdida-peso', 'perdida_peso'],
  ['sportsNutrition', 'sports_nutrition'],
  ['  Fisioterapia  neurológica ', 'fisioterapia_neurologica'],
  ['ÍÑIGO', 'inigo'],
  ['inPerson', 'in_person'],
  ['n\u0303', 'n'],
  ['', ''],
  ['---', ''],
  ['🏋️', ''],
])('%j folds to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('folding is idempotent', () => {
  const once = fold('Rehabilitación Deportiva')
  expect(fold(once)).toBe(once)
})

test('a reader accepts its slugs and aliases in any spelling and nothing else', () => {
  const read = aliasReader(['in-person', 'online'], { presencial: 'in-person' })
  expect(read('in_person')).toBe('in-person')
  expect(read('InPerson')).toBe('in-person')
  expect(read('PRESENCIAL')).toBe('in-person')
  expect(read('on line')).toBeUndefined()
  expect(read('')).toBeUndefined()
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  '%s is not an alias, although every object has it',
  (text) => {
    expect(aliasReader(['online'], {})(text)).toBeUndefined()
  },
)
