/** What went wrong on the page: errors and warnings of the console, exceptions, requests without an answer. */
export const problems: string[] = []

let allowed: RegExp[] = []

/** A problem that this test expects. */
export function allowProblem(pattern: RegExp): void {
  allowed.push(pattern)
}

/** What went wrong since the last call, and was not expected. */
export function takeProblems(): string[] {
  const found = problems.filter((one) => !allowed.some((pattern) => pattern.test(one)))
  problems.length = 0
  allowed = []
  return found
}

for (const level of ['error', 'warn'] as const) {
  // eslint-disable-next-line no-console -- what React reports there fails the test
  const write = console[level].bind(console)
  // eslint-disable-next-line no-console -- see above
  console[level] = (...parts: unknown[]) => {
    problems.push(`console: ${parts.map(String).join(' ')}`)
    write(...parts)
  }
}
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  problems.push(`policy: ${violatedDirective} ${blockedURI}`)
})
