import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test.each([
  ['Fuerza para todos', 40, 'Fuerza para todos'],
  ['Fuerza para todos', 17, 'Fuerza para todos'],
  ['Fuerza para todos', 12, 'Fuerza para…'],
  ['Fuerza, movilidad y más', 9, 'Fuerza…'],
  ['Fisioterapeuta', 6, 'Fisio…'],
  ['', 5, ''],
])('%s in %i characters is %s', (text, max, short) => {
  expect(excerpt(text, max)).toBe(short)
  expect(excerpt(text, max).length).toBeLessThanOrEqual(max)
})
