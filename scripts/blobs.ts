import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'

/** Where `@netlify/blobs` looks for its store. */
const CONTEXT = 'NETLIFY_BLOBS_CONTEXT'

/**
 * The store of files: that of the platform, or else a local one, started here and announced to this process
 * and its children.
 *
 * @param dataDir beside what else is kept there, in a folder of its own
 */
export async function openBlobs(dataDir = '.data/local'): Promise<{ stop: () => Promise<void> }> {
  if (process.env['NETLIFY'] || process.env[CONTEXT]) return { stop: () => Promise.resolve() }
  // It listens on every interface of the machine and takes no address instead, so it answers only those who have
  // been told this.
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
