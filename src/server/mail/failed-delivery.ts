/**
 * What a failed attempt means: this reader will never take the mail (`refused`); the server answered, so
 * other mails may do better (`later`); no server answered (`unreachable`); we could not even make the mail
 * (`fault`).
 */
export type Failure = 'refused' | 'later' | 'unreachable' | 'fault'

/** What nodemailer says of a failure, as far as its text holds no address. */
type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown }

/** The steps of SMTP at which a final "no" is about this mail, and not about our login or sender. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA']

/** Reads a failure of nodemailer. */
export function readFailure(error: unknown): {
  failure: Failure
  /** The answer of the server, such as 450. */
  smtp?: number | undefined
  /** nodemailer's own code, such as ETIMEDOUT. */
  fault?: string | undefined
} {
  const { code, command, responseCode } = (error ?? {}) as SmtpError
  const fault = typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : undefined
  if (typeof responseCode === 'number') {
    const isFinal = responseCode >= 500 && ABOUT_THE_MAIL.includes(String(command))
    return { failure: isFinal ? 'refused' : 'later', smtp: responseCode, fault }
  }
  return fault ? { failure: 'unreachable', fault } : { failure: 'fault', fault: nameOf(error) }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
