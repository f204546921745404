import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

type Sealed = {
  secret: string
  /** Such as `idempotent-answer …`: a value sealed for one purpose cannot be opened for another. */
  purpose: string
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts and authenticates a JSON value. @returns base64url */
export function seal({ secret, purpose }: Sealed, value: unknown): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, derivedKey(secret, purpose), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Decrypts the output of `seal`. @throws Error for another secret or purpose, or when it was altered */
export function unseal({ secret, purpose }: Sealed, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(ALGORITHM, derivedKey(secret, purpose), iv)
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = bytes.subarray(IV_BYTES + TAG_BYTES)
  return JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString())
}
