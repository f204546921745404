import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { rawRequest } from './support/raw-request.ts'
import { ORIGIN } from './support/site.ts'

test('the site fetches nothing from a forged Host header', async () => {
  let connections = 0
  const foreign = createServer((_, response) => response.end('from elsewhere'))
  foreign.on('connection', () => (connections += 1)).listen(0, '127.0.0.1')
  await once(foreign, 'listening')
  const host = `127.0.0.1:${(foreign.address() as AddressInfo).port}`
  const port = Number(new URL(ORIGIN).port)

  for (const path of [
    '/_image?href=/x&f=html',
    `/_image?href=http://${host}/x&f=html`,
    '/nowhere',
    '/en/nowhere',
    '/404',
    '/500',
    '/%E0%A4%A',
    '/trainer/nobody',
    '/fr/find',
    '/auth/nothing',
    '/_server-islands/x',
  ]) {
    const answer = await rawRequest(port, { path, headers: { host, 'x-forwarded-host': host } })
    expect(answer.status, path).toBe(404)
    expect(answer.body.includes('from elsewhere') || answer.body.includes(host), path).toBe(false)
  }
  expect(connections).toBe(0)
  foreign.close()
})
