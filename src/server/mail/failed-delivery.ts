/**
 * Kinds of failed attempt: the recipient is permanently rejected (`refused`); the server answered, so other mails may
 * succeed (`later`); no server answered (`unreachable`); it was handed the mail and did not say whether it accepts it, so
 * it may have (`unanswered`); the mail could not be rendered (`fault`).
 */
export type Failure = 'refused' | 'later' | 'unreachable' | 'unanswered' | 'fault'

/** After these, no server would accept the next mail either. */
export const isSilent = (outcome: string): boolean =>
  outcome === 'unreachable' || outcome === 'unanswered'

/** The fields of nodemailer's errors that contain no address, and what `letterbox` adds. */
type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown; handedOver?: unknown }

/** nodemailer's command of an error that it found itself, without the server. */
const OWN = 'API'

/** The SMTP commands at which a permanent rejection concerns this mail, and not our login or sender. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA']

/** Classifies an error of `letterbox`. */
export function readFailure(error: unknown): {
  failure: Failure
  /** The SMTP reply code, such as 450. */
  smtp?: number | undefined
  /** nodemailer's own code, such as ETIMEDOUT. */
  fault?: string | undefined
} {
  const { code, command, responseCode, handedOver } = (error ?? {}) as SmtpError
  const fault = typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : undefined
  // A reply that was cut off may be one of success.
  if (typeof responseCode === 'number' && responseCode >= 400) {
    const isFinal = responseCode >= 500 && ABOUT_THE_MAIL.includes(String(command))
    return { failure: isFinal ? 'refused' : 'later', smtp: responseCode, fault }
  }
  if (handedOver === true && command !== OWN)
    return { failure: 'unanswered', fault: fault ?? nameOf(error) }
  return fault ? { failure: 'unreachable', fault } : { failure: 'fault', fault: nameOf(error) }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
