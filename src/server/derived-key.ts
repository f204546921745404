import { hkdfSync } from 'node:crypto'

/**
 * A key of its own for each use of the one secret, so that what is made for one purpose is worth nothing for
 * another.
 *
 * @param purpose such as `audit` or `challenge`
 */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'mi-forma-activa', purpose, 32))
}
