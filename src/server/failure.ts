import { OverprivilegedRole } from '#db/role-check.ts'
import { AppError } from '#lib/http/errors.ts'
import { isUnavailable, sqlState, unavailable } from './database-errors.ts'
import { WrongSettings } from './env.ts'

/** Maps any error to an AppError: an unexpected one is INTERNAL and reveals nothing to the client. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isUnavailable(error)) return unavailable('the database did not answer', error)
  return new AppError('INTERNAL', 'unforeseen', { cause: error })
}

/** Log fields for a job that failed as a whole. */
export function failureEntry(error: unknown) {
  const failure = toAppError(error)
  return {
    level: failure.code === 'UNAVAILABLE' ? 'warn' : 'error',
    outcome: failure.code,
    sqlState: sqlState(error),
    fault: failure.code === 'INTERNAL' ? faultOf(failure) : undefined,
  } as const
}

/**
 * What may be logged about an unexpected error: its class and its stack locations. Its message is left out, because
 * drizzle includes the bound values of a query.
 */
export function faultOf({ fields, cause }: AppError): string {
  if (fields) return `response: ${Object.keys(fields).join(' ')}`
  if (!(cause instanceof Error)) return typeof cause
  for (const wrong of [cause, cause.cause]) {
    // Written by us, for the operator.
    if (wrong instanceof OverprivilegedRole || wrong instanceof WrongSettings)
      return `${wrong.name}: ${wrong.message}`
  }
  const head = `${cause.name}: ${cause.message}\n`
  const stack = cause.stack ?? ''
  // The stack locations begin after the whole message: a message can look like a location.
  const places = stack.startsWith(head) ? stack.slice(head.length).split('\n', 3) : []
  return [cause.name, ...places.map((place) => place.trim())].join(' ')
}
