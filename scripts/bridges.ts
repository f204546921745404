import { startBridge, type Bridge } from '#db/local/bridge.ts'
import { serverAddress } from '#db/local/server-address.ts'

/** The driver speaks to Neon by itself. */
const NEON = /(^|\.)neon\.tech$/

/**
 * Opens a bridge to each database of the environment that is not Neon's, unless DATABASE_WS_PROXY names one, and names
 * it in the environment, for this process and its children.
 *
 * @returns closes them
 * @throws Error on Netlify, whose functions would have none
 */
export async function openBridges(): Promise<() => Promise<void>> {
  const bridges: Bridge[] = []
  if (!process.env['DATABASE_WS_PROXY']) {
    for (const name of ['DATABASE', 'MIGRATION_DATABASE']) {
      const url = URL.parse(process.env[`${name}_URL`] ?? '')
      if (!url || NEON.test(url.hostname)) continue
      if (process.env['NETLIFY'])
        throw new Error(
          `${name}_URL is not at Neon: functions need a WebSocket proxy to it, DATABASE_WS_PROXY (docs/operations.md)`,
        )
      const bridge = await startBridge(serverAddress(url.href))
      bridges.push(bridge)
      // The bridge encrypts; the driver would look for the file of certificates, and cannot read any.
      for (const key of ['sslmode', 'sslrootcert']) url.searchParams.delete(key)
      process.env[`${name}_URL`] = url.href
      process.env[`${name}_WS_PROXY`] = bridge.wsProxy
    }
  }
  return async () => {
    for (const bridge of bridges) await bridge.close()
  }
}
