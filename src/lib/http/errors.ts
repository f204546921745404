/** The error codes of the API, with their HTTP status. */
export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  /** The address or the password is wrong; it does not reveal which. */
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  /** The password is right, the address is not confirmed yet. */
  EMAIL_UNCONFIRMED: 403,
  /** The password is right, and an admin lets nobody sign in to the account. */
  ACCOUNT_DISABLED: 403,
  /** Health data is kept with the owner's consent alone. */
  CONSENT_REQUIRED: 403,
  FOREIGN_ORIGIN: 403,
  /** The password was not asked for within the last minutes (`confirmPassword`). */
  PASSWORD_NEEDED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  /** Optimistic locking: saved elsewhere since it was read. */
  STALE: 409,
  /** A mailed link, an upload token or a pass that is unknown, used or expired. */
  TOKEN_INVALID: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** The `Idempotency-Key` was used before with another input. */
  KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** The problem of each named field: a code (`invalid`, `required`, `unknown` …), not a text. */
export type FieldProblems = Readonly<Record<string, string>>

/** An error response. Screens choose their texts by `code` and by the codes of `fields`. */
export type ErrorBody = {
  error: { code: ErrorCode; fields?: FieldProblems; requestId: string }
}

type AppErrorOptions = {
  fields?: FieldProblems
  retryAfter?: number
  allow?: readonly string[]
  cause?: unknown
}

/** An expected failure. `message` is for developers and is neither sent nor logged. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldProblems | undefined
  /** Seconds after which to retry. */
  readonly retryAfter: number | undefined
  /** The methods that the path allows. */
  readonly allow: readonly string[] | undefined

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
    this.allow = options.allow
  }
}
