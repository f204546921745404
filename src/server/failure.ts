import { MightyRole } from '#db/role-check.ts'
import { AppError } from '#lib/http/errors.ts'
import { isUnavailable, sqlState, unavailable } from './database-errors.ts'

/** Gives every failure its meaning: what nobody foresaw is INTERNAL, and tells the client nothing. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isUnavailable(error)) return unavailable('the database did not answer', error)
  return new AppError('INTERNAL', 'unforeseen', { cause: error })
}

/** What a line of the log tells of a job that failed as a whole. */
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
 * What the log may know of an unforeseen failure: the class of the error and its places in the code. Its
 * message stays out, because drizzle writes the bound values of a query into it.
 */
export function faultOf({ fields, cause }: AppError): string {
  if (fields) return `response: ${Object.keys(fields).join(' ')}`
  if (!(cause instanceof Error)) return typeof cause
  const wrong = cause instanceof MightyRole ? cause : cause.cause
  // Our own words, for the operator.
  if (wrong instanceof MightyRole) return `${wrong.name}: ${wrong.message}`
  const head = `${cause.name}: ${cause.message}\n`
  const stack = cause.stack ?? ''
  // Only behind the whole message does the list of places begin: a message can look like one.
  const places = stack.startsWith(head) ? stack.slice(head.length).split('\n', 3) : []
  return [cause.name, ...places.map((place) => place.trim())].join(' ')
}
