import { expect, test } from 'vitest'
import { lifetimeText } from './lifetime.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

test.each([
  [365 * DAY, '1 año', '1 year'],
  [30 * DAY, '30 días', '30 days'],
  [48 * HOUR, '2 días', '2 days'],
  [36 * HOUR, '36 horas', '36 hours'],
] as const)('%d seconds', (seconds, spanish, english) => {
  expect(lifetimeText(seconds, 'es')).toBe(spanish)
  expect(lifetimeText(seconds, 'en')).toBe(english)
})
