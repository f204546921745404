import { describe, expect, test } from 'vitest'
import { DEFAULTS, clockSeconds, setEmom, strengthFromInputs } from './configs.ts'

const typed = (rounds: string, cycles: string, rest: string, roundRest: string) => ({
  rounds,
  cycles,
  rest,
  roundRest,
})

describe('strength timer', () => {
  test.each([
    ['as it begins', typed('3', '10', '60', '180'), [3, 10, 60, 180]],
    ['emptied', typed('', '', '', ''), [1, 1, 60, 180]],
    ['only spaces', typed(' ', ' ', ' ', ' '), [1, 1, 60, 180]],
    ['no numbers', typed('a', '--', '1m', 'x'), [1, 1, 60, 180]],
    ['below', typed('0', '0', '9', '29'), [1, 1, 10, 30]],
    ['far below', typed('-5', '-1e9', '0', '-30'), [1, 1, 10, 30]],
    ['smallest', typed('1', '1', '10', '30'), [1, 1, 10, 30]],
    ['largest', typed('20', '50', '300', '600'), [20, 50, 300, 600]],
    ['above', typed('21', '51', '301', '601'), [20, 50, 300, 600]],
    ['far above', typed('1e9', 'Infinity', '99999', '1e300'), [20, 50, 300, 600]],
    ['decimals', typed('2.9', '3.5', '60.7', '180.2'), [2, 3, 60, 180]],
  ])('%s', (_, fields, [rounds, cycles, rest, roundRest]) => {
    const config = { mode: 'strength', rounds, cycles, rest, roundRest }
    expect(strengthFromInputs(fields)).toEqual(config)
  })

  test('the initial state is not what emptied fields mean', () => {
    expect(DEFAULTS.strength).toMatchObject({ rounds: 3, cycles: 10, rest: 60, roundRest: 180 })
  })
})

test.each([
  ['5', '0', 300],
  ['0', '1', 1],
  ['59', '59', 3599],
  ['', '30', 30],
  ['1', '', 60],
  ['05', '09', 309],
  ['0', '0', null],
  ['', '', null],
  ['60', '0', null],
  ['0', '60', null],
  ['-1', '30', null],
  ['1.5', '0', null],
  ['5', 'a', null],
  ['1e1', '0', null],
])('%s minutes and %s seconds are %s', (minutes, seconds, total) => {
  expect(clockSeconds(minutes, seconds)).toBe(total)
})

describe('EMOM', () => {
  test.each([
    ['work', 45, 45, 15],
    ['work', 60, 60, 0],
    ['work', 61, 60, 0],
    ['work', 0, 1, 59],
    ['work', -3, 1, 59],
    ['work', NaN, 40, 20],
    ['rest', 45, 15, 45],
    ['rest', 0, 60, 0],
    ['rest', 60, 1, 59],
  ] as const)('%s set to %d gives %d and %d', (part, seconds, work, rest) => {
    const config = { mode: 'emom', minutes: 12, work: 40, rest: 20 } as const
    expect(setEmom(config, part, seconds)).toEqual({ mode: 'emom', minutes: 12, work, rest })
  })
})
