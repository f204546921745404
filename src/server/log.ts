import type { Job } from '#lib/status/jobs.ts'

/** One log event. The fields are a closed list, so nothing personal and no error messages can be logged. */
export type LogEntry = {
  level: 'info' | 'warn' | 'error'
  requestId: string
  /** Method and path pattern (`GET /api/professionals/:id`), never the path with its values. */
  route: string
  /** `ok` or the error code. */
  outcome: string
  status: number
  durationMs: number
  /** The SQLSTATE. The message contains bound values and is left out. */
  sqlState?: string | undefined
  /** The class of an unexpected error and its stack locations. */
  fault?: string | undefined
}

/** Result of work outside any request. The fields are as closed as those of a request. */
export type JobEntry = {
  level: LogEntry['level']
  /** `serve` is the server of `npm start`, which emulates the platform; `afterwards` what follows a response. */
  job:
    | Job
    | 'afterwards'
    | 'articles'
    | 'mail'
    | 'check-email'
    | 'marker'
    | 'purge'
    | 'rebuild'
    | 'remind'
    | 'end-shares'
    | 'end-verifications'
    | 'send-repeats'
    | 'remind-due'
    | 'newsletter'
    | 'serve'
  /** `sent`, or the error. */
  outcome: string
  /** Id and template of an outbox row; never an address. */
  mail?: string
  template?: string
  /** Id of an edition of the newsletter. */
  edition?: string
  /** From 1. */
  attempt?: number
  givenUp?: true
  durationMs?: number
  /** The SMTP reply code, such as 450. Its text contains addresses and is left out. */
  smtp?: number | undefined
  /** HTTP status of the CDN or of the build hook, such as 429. */
  status?: number | undefined
  sqlState?: string | undefined
  fault?: string | undefined
}

/** Writes one line of JSON with the time in UTC; the platform collects what is printed. */
export function log(entry: LogEntry | JobEntry): void {
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry })
  // JSON does not escape these two, and some log readers treat them as line ends.
  console.info(line.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'))
}
