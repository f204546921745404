import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

test.each([
  ['¿Duele?\n¿Dónde?', ['¿Duele?', '¿Dónde?']],
  ['  ¿Duele?  \r\n\r\n\t¿Dónde?\r\n', ['¿Duele?', '¿Dónde?']],
  ['una\rdos\u2028tres', ['una', 'dos', 'tres']],
  [' \n \n', []],
  ['', []],
])('%j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})

test('no line is empty, has spaces around it or a break in it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u2029') }),
      (text) => {
        for (const line of linesOf(text)) expect(line).toMatch(/^\S(.*\S)?$/u)
        expect(linesOf(text).join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      },
    ),
  )
})
