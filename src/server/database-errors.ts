import { AppError } from '#lib/http/errors.ts'

/**
 * SQLSTATEs of transient failures: the connection failed (class 08), too many clients or too little memory (53), the
 * server is stopping or starting (57P), the statement timed out (57014), or it was rolled back because of a conflict
 * (40P01 deadlock, 40001 serialization failure). A retry may succeed.
 */
const UNAVAILABLE_STATE = /^(08...|53...|57P0.|57014|40P01|40001)$/

/** Messages of the driver's own failures, which have no code. */
const DRIVER_GAVE_UP = /timeout|terminated|not queryable|connection error/i

const LOST = /terminated|not queryable|connection error/i

/** SQLSTATEs after which the server closes the connection (class 08, or ended by an administrator). */
const LOST_STATE = /^(08...|57P0[12])$/

/** The driver's error: drizzle wraps it, except where it opens a connection itself. */
function driverError(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error
}

function property(error: unknown, name: 'code' | 'message' | 'constraint'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const value = (error as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}

/** The SQLSTATE (five characters); undefined when the error is not from Postgres. */
export function sqlState(error: unknown): string | undefined {
  const code = property(driverError(error), 'code')
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** The constraint, or the rule of a trigger, that refused a statement; undefined for any other error. */
export function constraintOf(error: unknown): string | undefined {
  return property(driverError(error), 'constraint')
}

/**
 * A failed WebSocket raises an event, which is not an Error and whose message is empty or missing
 * (`@neondatabase/serverless` passes it on unchanged).
 */
function isSocketEvent(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'error'
}

/** Whether the connection broke, so that no part of the statement's result can have arrived. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return LOST_STATE.test(state)
  const cause = driverError(error)
  return isSocketEvent(cause) || LOST.test(property(cause, 'message') ?? '')
}

/** Whether the database could not answer, as opposed to having rejected the statement. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'UNAVAILABLE'
  const state = sqlState(error)
  if (state !== undefined) return UNAVAILABLE_STATE.test(state)
  const cause = driverError(error)
  return isSocketEvent(cause) || DRIVER_GAVE_UP.test(property(cause, 'message') ?? '')
}

/** `Retry-After` in seconds when the database could not answer. */
export const RETRY_AFTER_SECONDS = 5

/** A transient failure as UNAVAILABLE, with the time to retry after. */
export function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', message, { retryAfter: RETRY_AFTER_SECONDS, cause })
}
