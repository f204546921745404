import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { vi } from 'vitest'

/** `accepts`, or the status of every purge instead; `silent` never responds. */
type Mode = 'accepts' | 'silent' | 429 | 500

export type PurgeServer = {
  /** The tags of each purge that was accepted, in order. */
  purges: string[][]
  /** The number of requests, whatever their result. */
  asked: () => number
  mode: Mode
  close: () => Promise<void>
}

const NETLIFY = 'https://api.netlify.com/'

/**
 * A fake of Netlify's purge API, over real HTTP. Until `vi.unstubAllEnvs` and `vi.unstubAllGlobals` this process counts
 * as running on Netlify.
 */
export async function purgeServer(mode: Mode = 'accepts'): Promise<PurgeServer> {
  const purges: string[][] = []
  let asked = 0
  const http = createServer((request, response) => {
    asked++
    void json(request).then((body) => {
      const isRight =
        request.url === '/api/v1/purge' && request.headers.authorization === 'Bearer token'
      if (!isRight) response.writeHead(401).end()
      else if (typeof server.mode === 'number') response.writeHead(server.mode).end()
      else if (server.mode === 'accepts') {
        purges.push((body as { cache_tags: string[] }).cache_tags)
        response.writeHead(202).end()
      }
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`
  const server: PurgeServer = {
    purges,
    asked: () => asked,
    mode,
    close: async () => {
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token')
  vi.stubEnv('SITE_ID', 'site')
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    typeof input === 'string'
      ? realFetch(input.replace(NETLIFY, origin), init)
      : realFetch(input, init),
  )
  return server
}
