import { expect, test } from 'vitest'
import { Line } from './line.ts'

const problem = (text: string) => Line(100).safeParse(text).error?.issues[0]?.message

test.each(['\u2800', '\u3164', '\u115f', '\ufe0f', '\u200b\u2800', '   '])(
  'invisible text (%j) counts as empty',
  (text) => {
    expect(problem(text)).toBe('required')
  },
)

test.each(['Ana', 'María José', 'O’Hara', '李小龍', 'Zoë ❤️'])('%s is valid', (text) => {
  expect(problem(text)).toBeUndefined()
})
