import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

export interface Listening {
  port: number
  /** Graceful shutdown: accepts no new requests and waits some seconds for those in progress. */
  close: () => Promise<void>
}

const PATIENCE_MS = 3_000

/**
 * How long an idle connection is kept: longer than browsers keep theirs. Whoever sends on one that is just being ended,
 * which Node does after five seconds, gets a reset instead of an answer.
 */
const IDLE_MS = 600_000

/** Loopback unless HOST is set: a local server is not secured for the network. */
const ownHost = () => process.env['HOST'] || '127.0.0.1'

/**
 * Serves an application.
 *
 * @param host the address to listen at
 * @throws Error with a sentence for the person who started it when the port is taken
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  port: number,
  host = ownHost(),
): Promise<Listening> {
  // Astro and others use `instanceof` with the global Request and Response.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server
  server.keepAliveTimeout = IDLE_MS
  await listenOn(server, port, host)
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
      await closed
      clearTimeout(impatience)
    },
  }
}

/** @throws Error with a sentence for the person who started it when the port is taken */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer()
  await listenOn(server, port, ownHost())
  server.close()
  await once(server, 'close')
}

async function listenOn(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')) throw cause
    const message = `Port ${port} is in use by another program. PORT=${port + 1} npm start takes another one.`
    throw new Error(message, { cause })
  }
}
