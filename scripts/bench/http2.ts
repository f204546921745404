import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Of a connection, which HTTP/2 refuses. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * Runs a task while a site answers over HTTP/2 as well, as the platform does: over HTTP/1.1 a browser asks for six files
 * at a time, and waits for the latency of each. Passes its origin, with a certificate of its own that nobody vouches for.
 */
export async function overHttp2<T>(
  origin: string,
  task: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createSecureServer(certificate(), (asked, answer) => {
    const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'))
    const forwarded = request(
      new URL(asked.url, origin),
      {
        method: asked.method,
        headers: { ...Object.fromEntries(headers), host: new URL(origin).host },
      },
      (given) => {
        const kept = Object.entries(given.headers).filter(([name]) => !OF_CONNECTION.includes(name))
        answer.writeHead(given.statusCode!, Object.fromEntries(kept))
        given.pipe(answer)
      },
    )
    asked.pipe(forwarded)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    return await task(`https://localhost:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
  }
}

/** For a day. Node makes keys, and no certificates. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-days', '1', '-subj', '/CN=localhost', '-nodes'],
        ...['-newkey', 'rsa:2048', '-keyout', key, '-out', cert],
      ],
      { stdio: 'pipe' },
    )
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
