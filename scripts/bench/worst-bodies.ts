/** A worker: four clients that send the worst bodies without end, one of them signed in, where most is read. */
import { workerData } from 'node:worker_threads'
import { IMPORT_PART_MAX } from '#lib/health/schemas.ts'

const { origin, cookie } = workerData as { origin: string; cookie: string }
const VISITORS = 3

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

/** A part of an import as long as it may be, no row of which fits. */
const row = `{"note":"${'a\u0301'.repeat(800)}"}`
const rows = `{"mode":"import","rows":[${Array(IMPORT_PART_MAX).fill(row).join()}]}`

await Promise.all([...Array.from({ length: VISITORS }, visitor), keeper()])

async function visitor() {
  for (;;) {
    for (const body of [zeros, names, lists, many]) {
      for (const [method, path, type] of CALLS) await send(method, path, { type, body })
    }
  }
}

async function keeper() {
  for (;;)
    await send('POST', '/api/health/import', { type: 'application/json', body: rows, cookie })
}

async function send(
  method: string,
  path: string,
  { type, body, cookie = '' }: { type: string; body: string; cookie?: string },
) {
  const headers = { origin, cookie, 'content-type': type }
  // A server that stops reading closes the connection.
  await fetch(`${origin}${path}`, { method, headers, body })
    .then((response) => response.text())
    .catch(() => undefined)
}
