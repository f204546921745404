/** One event. The fields are a closed list: nothing personal has a place here, and texts of errors neither. */
export type LogEntry = {
  level: 'info' | 'warn' | 'error'
  requestId: string
  /** Method and path pattern (`GET /api/professionals/:id`), never the path with its values. */
  route: string
  /** `ok` or the error code. */
  outcome: string
  status: number
  durationMs: number
  /** The code that Postgres gave. Its message holds bound values and stays out. */
  sqlState?: string | undefined
  /** The class of an unexpected error and where in the code it arose. */
  fault?: string | undefined
}

/** Writes one line of JSON with the time in UTC; the platform collects what is printed. */
export function log(entry: LogEntry): void {
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry })
  // JSON leaves these two as they are, and some log readers end a line at them.
  console.info(line.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'))
}
