import { AppError } from '#lib/http/errors.ts'

/**
 * SQLSTATEs that say "not now": the connection failed (class 08), too many clients or too little memory
 * (53), the server is stopping or starting (57P), the statement took too long (57014), or it was undone
 * because it got into another's way (40P01 a deadlock, 40001): the same may well succeed next time.
 */
const UNAVAILABLE_STATE = /^(08...|53...|57P0.|57014|40P01|40001)$/

/** What the driver says when it gives up by itself; it sets no code then. */
const DRIVER_GAVE_UP = /timeout|terminated|not queryable|connection error/i

const LOST = /terminated|not queryable|connection error/i

/** What a server says as its last word on a connection (class 08, or an administrator ended it). */
const LOST_STATE = /^(08...|57P0[12])$/

/** The error of the driver: drizzle wraps it, except where it opens a connection itself. */
function driverError(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error
}

function property(error: unknown, name: 'code' | 'message'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const value = (error as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}

/** The five characters by which Postgres names an error; undefined when it was not Postgres that failed. */
export function sqlState(error: unknown): string | undefined {
  const code = property(driverError(error), 'code')
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/**
 * A failed WebSocket raises an event, which is no Error and whose message is empty or missing
 * (`@neondatabase/serverless` passes it on as it is).
 */
function isSocketEvent(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'error'
}

/** Whether the connection broke, so that nothing of the statement's answer can have arrived. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return LOST_STATE.test(state)
  const cause = driverError(error)
  return isSocketEvent(cause) || LOST.test(property(cause, 'message') ?? '')
}

/** Whether the database could not answer, as opposed to having refused what it was asked. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'UNAVAILABLE'
  const state = sqlState(error)
  if (state !== undefined) return UNAVAILABLE_STATE.test(state)
  const cause = driverError(error)
  return isSocketEvent(cause) || DRIVER_GAVE_UP.test(property(cause, 'message') ?? '')
}

/** Seconds after which a client should try again when the database could not answer. */
export const RETRY_AFTER_SECONDS = 5

/** The error for "not now", with the time to try again. */
export function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', message, { retryAfter: RETRY_AFTER_SECONDS, cause })
}
