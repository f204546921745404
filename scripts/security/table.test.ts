import { expect, test } from 'vitest'
import { REQUIREMENTS, securityTable, tableProblems } from './table.ts'

test('each requirement is held by tests that exist', async () => {
  expect(Object.keys(REQUIREMENTS)).toEqual(Array.from({ length: 77 }, (_, n) => `R${n + 1}`))
  expect(await tableProblems()).toEqual([])
})

test('a requirement without a test, and one whose test is gone, are reported', async () => {
  const file = 'scripts/security/table.test.ts'
  const tests = [
    [file, 'each requirement is held'],
    [file, 'no such title'],
    ['scripts/gone.test.ts', 'each requirement is held'],
  ] as const
  expect(await tableProblems({ R1: { text: '', tests: [] }, R2: { text: '', tests } })).toEqual([
    'R1: no test',
    `R2: ${file} has no test "no such title"`,
    'R2: scripts/gone.test.ts has no test "each requirement is held"',
  ])
})

test('docs/security.md is up to date', async () => {
  await expect(securityTable()).toMatchFileSnapshot('../../docs/security.md')
})
