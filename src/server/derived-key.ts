import { hkdfSync } from 'node:crypto'

/**
 * A separate key for each purpose of the one secret, so that a token made for one purpose is invalid for another.
 *
 * @param purpose such as `audit` or `challenge`
 */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'mi-forma-activa', purpose, 32))
}
