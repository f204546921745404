import { EventEmitter, once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * `accepts`, or the reply to every recipient instead; or what happens in place of the reply: nothing to a recipient, and
 * nothing or a cut connection to a mail that was received whole and accepted.
 */
type Mode = 'accepts' | 450 | 550 | 'ignores-recipients' | 'accepts-silently' | 'accepts-and-drops'

export type Delivery = { recipients: string[]; raw: string; email: Email }

export type MailServer = {
  url: string
  /** The received mails, in order. */
  deliveries: Delivery[]
  mode: Mode
  /** Resolves once it has received this many. */
  received: (count: number) => Promise<void>
  close: () => Promise<void>
}

/** A mail server that stores received mails. */
export async function mailServer(mode: Mode = 'accepts'): Promise<MailServer> {
  const deliveries: Delivery[] = []
  const arrivals = new EventEmitter()
  const sockets = new Map<number | undefined, Socket>()
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) => {
      const { mode } = server
      if (mode === 'ignores-recipients') return
      if (typeof mode === 'number')
        done(Object.assign(new Error('Not this one'), { responseCode: mode }))
      else done()
    },
    onData: (stream, session, done) => {
      buffer(stream)
        .then(async (bytes) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          const email = await PostalMime.parse(bytes)
          deliveries.push({ recipients, raw: bytes.toString('utf8'), email })
          arrivals.emit('mail')
          if (server.mode === 'accepts-and-drops') sockets.get(session.remotePort)!.destroy()
          else if (server.mode !== 'accepts-silently') done()
        })
        // A client that was killed in the middle of a mail has sent none.
        .catch(done)
    },
  })
  // Also the connection of a client that was killed: without a listener it would fail the test that runs then.
  smtp.on('error', () => undefined)
  smtp.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket))
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    mode,
    received: async (count) => {
      while (deliveries.length < count) await once(arrivals, 'mail')
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
  return server
}

export type SilentServer = Pick<MailServer, 'url' | 'close'> & {
  /** Whether it has a connection, which it keeps waiting. */
  isCalled: () => boolean
}

/** A mail server that accepts connections and never replies. */
export async function silentServer(): Promise<SilentServer> {
  const sockets: Socket[] = []
  const server: Server = createServer((socket) => sockets.push(socket.on('error', () => undefined)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isCalled: () => sockets.length > 0,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
