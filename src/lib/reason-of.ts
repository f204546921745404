/** Where errors keep the one behind them: `errors` of an AggregateError, `error` of a WebSocket's event. */
type Failure = {
  cause?: unknown
  errors?: readonly unknown[]
  error?: unknown
  message?: string
  code?: string
}

/**
 * Why something failed, in one line: the first line of the message of the last error in the chain of causes. Drizzle's
 * own says which statement failed and not why, and a refused connection to `localhost` has no message at all.
 */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { cause, errors, error: event, message, code } = error as Failure
  const behind = cause ?? errors?.[0] ?? event
  if (behind !== undefined && behind !== null) return reasonOf(behind)
  return (message || code || 'the connection failed').split('\n', 1)[0]!
}
