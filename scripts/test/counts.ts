import * as z from 'zod'
import type { Counts } from './gate.ts'

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
})

const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests } = VitestReport.parse(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

/** A flaky test has failed. */
export function playwrightCounts(report: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/**
 * The result of a gate, given its program's exit: a program that fails without a failed test (it could not load one,
 * say), or that ran no test at all, counts as a failure.
 */
export function gateCounts(succeeded: boolean, tests?: Counts): Counts {
  if (!tests) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 }
  const unexplained = succeeded ? tests.passed === 0 : tests.failed === 0
  return unexplained ? { ...tests, failed: tests.failed + 1 } : tests
}
