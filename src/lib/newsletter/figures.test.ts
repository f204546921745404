import { expect, test } from 'vitest'
import { shownFigures } from './figures.ts'

test.each([
  [{ subscribers: null, perWeek: null }, []],
  [{ subscribers: 0, perWeek: 0.75 }, []],
  [{ subscribers: 1, perWeek: 1 }, ['1', '1']],
  [{ subscribers: 14_999, perWeek: 1.75 }, ['14.999', '1']],
  [{ subscribers: 15_000, perWeek: 2 }, ['15K+', '2']],
  [{ subscribers: 20_100, perWeek: 3 }, ['15K+', '2']],
  [{ subscribers: null, perWeek: 2 }, ['2']],
])('of %o shown are %o: what is true, and no zero', (measured, texts) => {
  expect(shownFigures(measured, 'es').map(({ text }) => text)).toEqual(texts)
})
