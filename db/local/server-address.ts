import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type { ConnectionOptions } from 'node:tls'
import { isLocalHost } from '#lib/site/is-local-host.ts'

/** Where a Postgres listens, and how it is spoken to. */
export interface ServerAddress {
  host: string
  port: number
  /** Without it, in the clear. */
  tls?: ConnectionOptions
}

/** The values of libpq, but for those that let whoever is between turn encryption off. */
const MODES = {
  disable: () => undefined,
  require: () => ({ rejectUnauthorized: false }),
  'verify-ca': (ca) => ({ ca, checkServerIdentity: () => undefined }),
  'verify-full': (ca) => ({ ca }),
} as const satisfies Record<string, (ca?: Buffer) => ConnectionOptions | undefined>

/**
 * The address in a `postgres://` URL. `sslmode` is `disable`, `require` (encrypted, to whoever answers), `verify-ca` or
 * `verify-full`; without it, `disable` on this machine and `verify-full` elsewhere. `sslrootcert` is a file with the
 * certificates that are trusted, instead of those that Node trusts.
 *
 * @throws Error for another `sslmode`, and for a file that cannot be read
 */
export function serverAddress(url: string): ServerAddress {
  const { hostname, port, searchParams } = new URL(url)
  const host = decodeURIComponent(hostname).replace(/^\[|\]$/g, '')
  const mode = searchParams.get('sslmode') ?? (isLocalHost(host) ? 'disable' : 'verify-full')
  if (!Object.hasOwn(MODES, mode))
    throw new Error(`sslmode=${mode} is not known: ${Object.keys(MODES).join(', ')}`)
  const file = searchParams.get('sslrootcert')
  const tls = MODES[mode as keyof typeof MODES](file ? readFileSync(file) : undefined)
  return {
    host,
    port: Number(port || 5432),
    // The name of an IP address is not sent, and is checked all the same.
    ...(tls && { tls: { ...tls, host, ...(isIP(host) === 0 && { servername: host }) } }),
  }
}
