/** A worker: four clients that send the worst bodies without end, to endpoints that need no session to be asked. */
import { workerData } from 'node:worker_threads'

const { origin } = workerData as { origin: string }
const CLIENTS = 4

/** 5 MB each: what took seconds when it was parsed. */
const zeros = `{"image":[${'0,'.repeat(2_600_000)}0]}`
const names = `{${Array.from({ length: 480_000 }, (_, n) => `"k${n}":0`).join()}}`
const lists = '['.repeat(5_000_000)
/** As much as is parsed: as many problems as there may be values. */
const many = `{"email":[${Array(9_900).fill('{}').join()}]}`
const CALLS: [method: string, path: string, type: string][] = [
  ['PUT', '/api/profile/avatar', 'application/json'],
  ['PUT', '/api/profile/avatar', 'image/png'],
  ['POST', '/api/health/import', 'application/json'],
  ['POST', '/api/account/check-email', 'application/json'],
  ['POST', '/api/newsletter', 'application/json'],
]

await Promise.all(
  Array.from({ length: CLIENTS }, async () => {
    for (;;) {
      for (const body of [zeros, names, lists, many]) {
        for (const [method, path, type] of CALLS) {
          const headers = { origin, 'content-type': type }
          // A server that stops reading closes the connection.
          await fetch(`${origin}${path}`, { method, headers, body })
            .then((response) => response.text())
            .catch(() => undefined)
        }
      }
    }
  }),
)
