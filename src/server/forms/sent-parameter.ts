import type { SiteMessageSent } from '#lib/site-messages/schemas.ts'
import { isSignature, signatureOf } from '#server/signature.ts'

const signed = (secret: string, text: string) => ({ secret, purpose: 'sent', text })

/** The outcome of a form for the query of the page that reports it; signed, so that no link can claim one. */
export function sentParameter(secret: string, { code, copied }: SiteMessageSent): string {
  const text = `${code}.${copied ? 'copied' : 'kept'}`
  return `${text}.${signatureOf(signed(secret, text))}`
}

/** Reads it; null when it is not ours. */
export function readSentParameter(secret: string, parameter: string): SiteMessageSent | null {
  const at = parameter.lastIndexOf('.')
  const text = parameter.slice(0, at)
  if (!isSignature(parameter.slice(at + 1), signed(secret, text))) return null
  const [code = '', copy] = text.split('.')
  return { code, copied: copy === 'copied' }
}
