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

/** What work outside any request did. The fields are as closed as those of a request. */
export type JobEntry = {
  level: LogEntry['level']
  /** `serve` is the server of `npm start`, which stands in for the platform. */
  job: 'mail' | 'clean-up' | 'check-email' | 'marker' | 'purge' | 'rebuild' | 'serve'
  /** `sent`, or what went wrong. */
  outcome: string
  /** Id and template of a row of the outbox; never an address. */
  mail?: string
  template?: string
  /** Which one it was, from 1 on. */
  attempt?: number
  givenUp?: true
  durationMs?: number
  /** The answer of the mail server, such as 450. Its text holds addresses and stays out. */
  smtp?: number | undefined
  /** The answer of the CDN or of the build hook, such as 429. */
  status?: number | undefined
  sqlState?: string | undefined
  fault?: string | undefined
}

/** Writes one line of JSON with the time in UTC; the platform collects what is printed. */
export function log(entry: LogEntry | JobEntry): void {
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry })
  // JSON leaves these two as they are, and some log readers end a line at them.
  console.info(line.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'))
}
