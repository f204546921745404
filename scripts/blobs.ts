import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'

/** Environment variable in which `@netlify/blobs` finds its store. */
const CONTEXT = 'NETLIFY_BLOBS_CONTEXT'

/**
 * The blob store: the platform's, or else a local one, started here and passed to this process and its children through
 * the environment.
 *
 * @param dataDir parent directory; it uses a folder of its own
 */
export async function openBlobs(dataDir = '.data/local'): Promise<{ stop: () => Promise<void> }> {
  if (process.env['NETLIFY'] || process.env[CONTEXT]) return { stop: () => Promise.resolve() }
  // It cannot be bound to one address and listens on every interface, so this token restricts access.
  const token = randomUUID()
  const server = new BlobsServer({ directory: join(dataDir, 'blobs'), token })
  const { address } = await server.start()
  const context = { siteID: 'local', token, edgeURL: address, uncachedEdgeURL: address }
  process.env[CONTEXT] = Buffer.from(JSON.stringify(context)).toString('base64')
  return {
    stop: async () => {
      Reflect.deleteProperty(process.env, CONTEXT)
      await server.stop()
    },
  }
}
