import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { randomBytes } from 'node:crypto'
import { createWebSocketStream, WebSocketServer } from 'ws'

export interface Bridge {
  /** `host:port/path`, for the Neon driver's `wsProxy`. */
  wsProxy: string
  close: () => Promise<void>
}

/**
 * Lets the Neon driver, which speaks Postgres over WebSocket, connect to a Postgres on a TCP port: one TCP connection
 * per WebSocket. The path is secret, because any web page open in a browser on this machine could connect to the port.
 */
export async function startBridge(postgresPort: number): Promise<Bridge> {
  const path = `/${randomBytes(16).toString('hex')}`
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, path })
  server.on('connection', (socket) => {
    const tcp = connect(postgresPort, '127.0.0.1').setNoDelay(true)
    const duplex = createWebSocketStream(socket)
    duplex.pipe(tcp).pipe(duplex)
    duplex.on('error', () => tcp.destroy())
    tcp.on('error', () => duplex.destroy())
  })
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
