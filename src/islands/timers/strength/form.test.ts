import { describe, expect, test } from 'vitest'
import { DEFAULTS } from '#lib/timers/configs.ts'
import { readForm } from '../form/read-form.ts'
import { STRENGTH_FORM } from './form.ts'

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
    const data = new FormData()
    for (const [name, text] of Object.entries(fields)) data.set(name, text)
    const chosen = { mode: 'strength', rounds, cycles, rest, roundRest }
    expect(readForm(STRENGTH_FORM, data)).toEqual({ chosen, wrong: [] })
  })

  test('the defaults differ from the values of cleared fields', () => {
    expect(DEFAULTS.strength).toMatchObject({ rounds: 3, cycles: 10, rest: 60, roundRest: 180 })
  })
})
