import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { createWebSocketStream, WebSocketServer } from 'ws'
import { reasonOf } from '#lib/reason-of.ts'
import type { ServerAddress } from './server-address.ts'

export interface Bridge {
  /** `host:port/path`, for the Neon driver's `wsProxy`. */
  wsProxy: string
  close: () => Promise<void>
}

/** Asks a Postgres to encrypt: its length, and a number in place of a version. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/**
 * Lets the Neon driver, which speaks Postgres over WebSocket, connect to a Postgres on a TCP port: one TCP connection
 * per WebSocket. The path is secret, because any web page open in a browser on this machine could connect to the port.
 */
export async function startBridge(address: ServerAddress): Promise<Bridge> {
  const path = `/${randomBytes(16).toString('hex')}`
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, path })
  server.on('connection', (socket) => join(createWebSocketStream(socket), address))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    wsProxy: `127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of server.clients) socket.terminate()
        server.close(() => resolve())
      }),
  }
}

function join(near: Duplex, { host, port, tls }: ServerAddress): void {
  const tcp = connect(port, host).setNoDelay(true)
  tcp.on('error', () => undefined)
  near.on('error', () => tcp.destroy())
  near.on('close', () => tcp.destroy())
  opened(tcp, tls).then(
    (far) => {
      far.on('error', () => near.destroy())
      near.pipe(far).pipe(near)
    },
    (error: unknown) => {
      tcp.destroy()
      // The driver says of a closed WebSocket that it is closed, and of an error of the server what it is.
      near.resume().end(refusal(reasonOf(error)))
    },
  )
}

/** @throws Error when the server is not reached, does not encrypt, or is not who it should be */
async function opened(tcp: Socket, tls: ConnectionOptions | undefined): Promise<Duplex> {
  await once(tcp, 'connect')
  if (!tls) return tcp
  tcp.write(SSL_REQUEST)
  const [answer] = (await Promise.race([once(tcp, 'data'), once(tcp, 'close')])) as [unknown]
  // More than this letter would be somebody else's: it came before the encryption.
  if (String(answer) !== 'S') throw new Error('the server does not encrypt connections')
  const secure = connectTls({ ...tls, socket: tcp })
  await once(secure, 'secureConnect')
  return secure
}

/** What Postgres answers a connection that it refuses, with the SQLSTATE of one that could not be established. */
function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08001\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(4 + fields.length, 1)
  return Buffer.concat([head, fields])
}
