import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A connection to the database that a test can break. */
export type WeakLink = {
  /** `host:port/path` for the Neon driver, in place of the bridge's own. */
  wsProxy: string
  /** Closes every connection and refuses new ones, as a database that is down does. */
  cut: () => Promise<void>
  /** Closes every connection; new ones are accepted, as after a restart. */
  drop: () => void
  /** Accepts connections and data without responding, like a hung host. */
  freeze: () => void
  /**
   * Freezes as soon as the next commit of a change has been confirmed: nothing that follows it is answered.
   *
   * @param written what the database says of a statement that changed rows; one whose last part reads says `SELECT 1`
   */
  freezeAfterCommit: (written?: RegExp) => void
  isFrozen: () => boolean
  /** Undoes `cut` and `freeze`. */
  mend: () => Promise<void>
  /** The number of open connections. */
  open: () => number
  /** The number of connections opened so far. */
  opened: () => number
  close: () => Promise<void>
}

/** Puts a breakable TCP relay before the WebSocket bridge at `wsProxy` (`host:port/path`). */
export async function weakLink(wsProxy: string): Promise<WeakLink> {
  const bridge = new URL(`ws://${wsProxy}`)
  const wires = new Set<[Socket, Socket]>()
  let frozen = false
  let writtenBeforeLast: RegExp | null = null
  let opened = 0

  const server = createServer((near) => {
    const far = connect(Number(bridge.port), bridge.hostname)
    const wire: [Socket, Socket] = [near, far]
    wires.add(wire)
    opened++
    for (const socket of wire) {
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        wires.delete(wire)
        for (const end of wire) end.destroy()
      })
    }
    if (frozen) return
    near.pipe(far).pipe(near)
    // After the pipe, which has passed it on already.
    let hasWritten = false
    far.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1')
      // What commits by itself (a count of a limit) is no change of the operation.
      if (text.includes('BEGIN\0')) hasWritten = false
      hasWritten ||= writtenBeforeLast?.test(text) ?? false
      if (!text.includes('COMMIT\0')) return
      if (hasWritten) freeze()
      hasWritten = false
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const freeze = () => {
    frozen = true
    for (const [near, far] of wires) for (const socket of [near, far]) socket.unpipe().pause()
  }
  const drop = () => {
    for (const [near, far] of wires) for (const socket of [near, far]) socket.destroy()
  }
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    drop()
    await closed
  }
  return {
    wsProxy: `127.0.0.1:${port}${bridge.pathname}`,
    cut,
    drop,
    freeze,
    freezeAfterCommit: (written = /(INSERT 0|UPDATE|DELETE) [1-9]/) =>
      void (writtenBeforeLast = written),
    isFrozen: () => frozen,
    mend: async () => {
      // Bytes lost while it was frozen cannot be recovered: those connections are dropped.
      if (frozen) drop()
      frozen = false
      writtenBeforeLast = null
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    open: () => wires.size,
    opened: () => opened,
    close: cut,
  }
}
