import { createHmac } from 'node:crypto'
import type { RateLimitName } from './rate-limits.ts'

/** The key that a subject of a rule is counted under: an HMAC, so that the table names nobody. */
export const limitKey = (secret: string, name: RateLimitName, subject: string): string =>
  createHmac('sha256', secret).update(`${name}\0${subject}`).digest('base64url')
