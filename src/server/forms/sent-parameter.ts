import type { SiteMessageSent } from '#lib/site-messages/schemas.ts'
import { isSignature, signatureOf } from '#server/signature.ts'

/** The form that something was sent by. */
type Form = 'sent' | 'letter-sent'

const signed = (secret: string, purpose: Form, text: string) => ({ secret, purpose, text })

/** The outcome of a form for the query of the page that reports it; signed, so that no link can claim one. */
export function outcomeParameter(secret: string, form: Form, text: string): string {
  return `${text}.${signatureOf(signed(secret, form, text))}`
}

/** Reads it; null when it is not ours. */
export function readOutcome(secret: string, form: Form, parameter: string): string | null {
  const at = parameter.lastIndexOf('.')
  const text = parameter.slice(0, at)
  return isSignature(parameter.slice(at + 1), signed(secret, form, text)) ? text : null
}

/** The outcome of the contact page. */
export function sentParameter(secret: string, { code, copied }: SiteMessageSent): string {
  return outcomeParameter(secret, 'sent', `${code}.${copied ? 'copied' : 'kept'}`)
}

/** Reads it; null when it is not ours. */
export function readSentParameter(secret: string, parameter: string): SiteMessageSent | null {
  const text = readOutcome(secret, 'sent', parameter)
  if (text === null) return null
  const [code = '', copy] = text.split('.')
  return { code, copied: copy === 'copied' }
}
