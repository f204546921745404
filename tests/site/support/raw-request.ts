import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

type Asked = { path: string; method?: string; headers?: Record<string, string> }

/** A request that no browser would send: any path, method or host. */
export async function rawRequest(
  port: number,
  { path, method = 'GET', headers = {} }: Asked,
): Promise<{ status: number; body: string }> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, body: await text(answer) }
}

/** Sends the first bytes of a POST request of 1,000 bytes, then closes the connection. */
export async function breakOff(port: number, path: string): Promise<void> {
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    'Content-Length: 1000',
    '',
    '{"email":"',
  ]
  const socket = connect(port, '127.0.0.1')
  socket.resume().end(lines.join('\r\n'))
  await once(socket, 'close')
}
