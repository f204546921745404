import { createHash, timingSafeEqual } from 'node:crypto'
import { isProduction } from '#server/env.ts'

/** The token that lets an admin create test data; undefined where none is set, and in production. */
export function findSeedToken(): string | undefined {
  if (isProduction() && process.env['ALLOW_SEED'] !== '1') return undefined
  return process.env['SEED_TOKEN'] || undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether two tokens are the same, in a time that depends on neither. */
export const isSameToken = (given: string, own: string): boolean =>
  timingSafeEqual(digest(given), digest(own))
