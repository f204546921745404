import { expect, test } from 'vitest'
import { hasTest, REQUIREMENTS, securityTable, tableProblems } from './table.ts'

test('each requirement is held by tests that exist', async () => {
  expect(Object.keys(REQUIREMENTS)).toEqual(Array.from({ length: 77 }, (_, n) => `R${n + 1}`))
  expect(await tableProblems()).toEqual([])
})

test('a requirement without a test, and one whose test is gone, are reported', async () => {
  const file = 'scripts/serve/clock.test.ts'
  const tests = [
    [file, 'a run that fails is logged'],
    [file, 'no such title'],
    ['scripts/gone.test.ts', 'a run that fails is logged'],
  ] as const
  expect(await tableProblems({ R1: { text: '', tests: [] }, R2: { text: '', tests } })).toEqual([
    'R1: no test',
    `R2: ${file} has no test "no such title"`,
    'R2: scripts/gone.test.ts has no test "a run that fails is logged"',
  ])
})

test.each([
  "test('it holds', run)",
  "  test.each(CASES)('it holds, %s', run)",
  "test.for([\n  1,\n])(\n  'it holds',\n  run)",
  'describe("it holds", run)',
])('a title is found in %j', (text) => {
  expect(hasTest(text, 'it holds')).toBe(true)
})

test.each([
  "test.skip('it holds', run)",
  "test.todo('it holds')",
  "test.skipIf(isSlow).each(CASES)('it holds', run)",
  "test('it holds', { skip: true }, run)",
  "describe.skip('all', () => {\n  test('it holds', run)\n})",
  "test('it holds', run)\ntest.only('another', run)",
  "// test('it holds', run)",
  "/** As test('it holds', run). */",
  "  * test('it holds', run)",
  "test('another, and it holds', run)",
])('no test that runs is found in %j', (text) => {
  expect(hasTest(text, 'it holds')).toBe(false)
})

test('docs/security.md is up to date', async () => {
  await expect(securityTable()).toMatchFileSnapshot('../../docs/security.md')
})
