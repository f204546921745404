import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

export type Signed = {
  secret: string
  /** Such as `challenge`: a signature for one purpose is invalid for another. */
  purpose: string
  text: string
}

/** HMAC-SHA-256 in base64url, 43 characters. */
export function signatureOf({ secret, purpose, text }: Signed): string {
  return createHmac('sha256', derivedKey(secret, purpose)).update(text).digest('base64url')
}

/** Whether a received signature is valid; compares in constant time. */
export function isSignature(signature: string, signed: Signed): boolean {
  const given = Buffer.from(signature)
  const own = Buffer.from(signatureOf(signed))
  return given.length === own.length && timingSafeEqual(given, own)
}
