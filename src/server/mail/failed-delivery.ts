/**
 * Kinds of failed attempt: the recipient is permanently rejected (`refused`); the server answered, so other mails may
 * succeed (`later`); no server answered (`unreachable`); the mail could not be rendered (`fault`).
 */
export type Failure = 'refused' | 'later' | 'unreachable' | 'fault'

/** The fields of nodemailer's errors that contain no address. */
type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown }

/** The SMTP commands at which a permanent rejection concerns this mail, and not our login or sender. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA']

/** Classifies an error of nodemailer. */
export function readFailure(error: unknown): {
  failure: Failure
  /** The SMTP reply code, such as 450. */
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
