import { isSignature, signatureOf } from '#server/signature.ts'

const LIFETIME_MS = 30 * 60_000

/** A pass to sign up with an address within half an hour, reusable; it does not contain the address. */
export function makePass(secret: string, email: string, now = Date.now()): string {
  const endsAt = String(now + LIFETIME_MS)
  return `${endsAt}.${signatureOf(signed(secret, endsAt, email))}`
}

/** Whether a pass is genuine, for this address, and not expired. */
export function isPass(secret: string, email: string, pass: string, now = Date.now()): boolean {
  const [endsAt = '', signature = ''] = pass.split('.')
  return isSignature(signature, signed(secret, endsAt, email)) && Number(endsAt) > now
}

const signed = (secret: string, endsAt: string, email: string) => ({
  secret,
  purpose: 'sign-up-pass',
  text: `${endsAt}\0${email}`,
})
