import { expect, test } from 'vitest'
import { gateCounts, playwrightCounts, vitestCounts } from './counts.ts'

const none = { passed: 0, failed: 0, skipped: 0 }

test.each([
  ['a check that holds', true, undefined, { ...none, passed: 1 }],
  ['a check that fails', false, undefined, { ...none, failed: 1 }],
  ['tests', false, { passed: 3, failed: 2, skipped: 1 }, { passed: 3, failed: 2, skipped: 1 }],
  [
    'a test file that does not load',
    false,
    { ...none, passed: 3 },
    { ...none, passed: 3, failed: 1 },
  ],
  ['no test at all', true, none, { ...none, failed: 1 }],
])('%s', (_name, succeeded, tests, expected) => {
  expect(gateCounts(succeeded, tests)).toEqual(expected)
})

test('reports are counted', () => {
  expect(vitestCounts({ numPassedTests: 4, numFailedTests: 1, numPendingTests: 2 })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
  })
  expect(playwrightCounts({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual(
    {
      passed: 4,
      failed: 2,
      skipped: 0,
    },
  )
})

test('a report of unknown form is an error, not a pass', () => {
  expect(() => vitestCounts({})).toThrow()
})
