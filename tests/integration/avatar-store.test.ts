import { createServer, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { UserId } from '#lib/ids.ts'
import { avatarStore } from '#server/storage/avatar-store.ts'
import { onClock } from '#tests/support/clock.ts'

let server: Server

afterEach(async () => {
  delete process.env['NETLIFY_BLOBS_CONTEXT']
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

/** Starts a server as the blob store, as `openBlobs` does. */
async function storeBy(answer: RequestListener): Promise<void> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const context = { siteID: 'local', token: 't', edgeURL: address, uncachedEdgeURL: address }
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(context)).toString('base64')
}

const picture = new Uint8Array([1, 2, 3])
const ANA = 'ana' as UserId
const CALLS = {
  get: () => avatarStore().get(ANA),
  set: () => avatarStore().set(ANA, picture),
  delete: () => avatarStore().delete(ANA),
}

test.each(Object.entries(CALLS))(
  '%s times out when the store does not respond',
  async (_name, ask) => {
    let isAsked = false
    await storeBy(() => (isAsked = true))
    const asking = () => ask().catch((error: unknown) => error)
    const { result, tookMs } = await onClock(asking, () => isAsked)
    expect(result).toMatchObject({ code: 'UNAVAILABLE' })
    expect(tookMs).toBeLessThan(2_700)
  },
)

test.each(Object.entries(CALLS))('%s fails when the store fails', async (_name, ask) => {
  await storeBy((_request, response) => void response.writeHead(500).end())
  await expect(ask()).rejects.toThrow(/500/)
})

test('get distinguishes existing from missing pictures', async () => {
  await storeBy(({ url = '' }, response) => {
    if (url.includes('ana')) response.end(picture)
    else response.writeHead(404).end()
  })
  expect(await avatarStore().get(ANA)).toEqual(picture)
  expect(await avatarStore().get('eva' as UserId)).toBeNull()
})
