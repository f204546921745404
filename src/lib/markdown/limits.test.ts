import { describe, expect, test } from 'vitest'
import { isTooCostly } from './is-too-costly.ts'
import { isTooDeep } from './is-too-deep.ts'

const nested = (times: number) => `${'['.repeat(times)}a${']'.repeat(times)}`

describe('Markdown is too deep', () => {
  test.each<[string, (times: number) => string, number]>([
    ['brackets in one another', nested, 10],
    ['brackets that are never closed', (times) => '['.repeat(times), 10],
    ['quotes', (times) => `${'>'.repeat(times)} a`, 20],
    ['lists', (times) => `${'- '.repeat(times)}a`, 20],
    ['numbered lists', (times) => `${'1. '.repeat(times)}a`, 20],
    ['footnotes', (times) => `${'[^1]: '.repeat(times)}a`, 20],
    ['columns of indentation', (times) => `${' '.repeat(times)}a`, 60],
    ['marks of emphasis', (times) => '*'.repeat(times), 200],
  ])('from one more than the limit: %s', (_what, text, limit) => {
    expect(isTooDeep(text(limit))).toBe(false)
    expect(isTooDeep(text(limit + 1))).toBe(true)
    expect(isTooDeep(`one\n\n${text(limit + 1)}\n\nthree`)).toBe(true)
  })

  test('each paragraph counts for itself', () => {
    expect(isTooDeep(`${nested(10)}\n\n${nested(10)}`)).toBe(false)
    expect(isTooDeep(`${'*'.repeat(200)}\n\n${'*'.repeat(200)}`)).toBe(false)
  })

  test('brackets that are closed do not add up', () => {
    expect(isTooDeep('[a] '.repeat(11))).toBe(false)
  })
})

describe('Markdown is too costly', () => {
  test.each<[string, (times: number) => string, number]>([
    ['lines', (times) => '\n'.repeat(times), 4_000],
    ['brackets of a paragraph', (times) => '['.repeat(times), 500],
    ['closing brackets of a paragraph', (times) => ']'.repeat(times), 500],
    ['tags of a paragraph', (times) => '<'.repeat(times), 500],
    ['references to footnotes', (times) => '[^a]\n\n'.repeat(times), 500],
    // One row is as wide as it has cells.
    ['cells', (times) => '|'.repeat(times), 20_000],
    // With two brackets: its own, and the one that uses it.
    [
      'characters of a definition that is used',
      (times) => `[a]: ${'x'.repeat(times)}\n\n[a]`,
      499_995,
    ],
  ])('from one more than the limit: %s', (_what, text, limit) => {
    expect(isTooCostly(text(limit))).toBe(false)
    expect(isTooCostly(text(limit + 1))).toBe(true)
  })

  test('a table counts as wide as its widest line', () => {
    const rows = (count: number) =>
      ['|'.repeat(100), ...Array<string>(count - 1).fill('|')].join('\n')
    expect(isTooCostly(rows(200))).toBe(false)
    expect(isTooCostly(rows(201))).toBe(true)
  })
})
