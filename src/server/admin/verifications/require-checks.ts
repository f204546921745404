import { AppError } from '#lib/http/errors.ts'
import { checksFor, type ToCheck } from '#lib/verifications/checks.ts'
import type { VerificationCheck } from '#lib/verifications/values.ts'

/**
 * What is kept as checked: what the record asks for, all of it.
 *
 * @throws INVALID_INPUT with `required` at `checks` when anything was not looked at
 */
export function requireChecks(
  given: readonly VerificationCheck[],
  about: ToCheck,
): VerificationCheck[] {
  const needed = checksFor(about)
  if (needed.every((check) => given.includes(check))) return needed
  throw new AppError('INVALID_INPUT', 'not everything was checked', {
    fields: { checks: 'required' },
  })
}
