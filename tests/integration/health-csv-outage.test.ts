import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeDatabase } from '#server/database.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { callHealth, keeper } from '#tests/support/health.ts'
import { insertMany } from '#tests/support/many-records.ts'
import { weakLink, type WeakLink } from '#tests/support/weak-link.ts'

let own: TestDatabase
let link: WeakLink
let printed: { outcome: string; level: string }[]
beforeAll(async () => {
  own = await testDatabase()
  link = await weakLink(own.wsProxy)
  useDatabase({ url: own.url, wsProxy: link.wsProxy }, { asOnSite: true })
})
afterAll(async () => {
  await closeDatabase()
  await link.close()
  await own.close()
})
beforeEach(() => {
  printed = []
  vi.spyOn(console, 'info').mockImplementation(
    (line: string) => void printed.push(JSON.parse(line) as (typeof printed)[number]),
  )
})

async function person() {
  const { id, cookie } = await keeper(own.db)
  await insertMany(own.owner, id, 1_200)
  return cookie
}
const download = (cookie: string) => callHealth('GET', '/records.csv', { cookie })

test('a database that goes down in the middle breaks the file off', async () => {
  const cookie = await person()
  const reader = (await download(cookie)).body!.getReader()
  await reader.read()
  await link.cut()
  await expect(reader.read()).rejects.toThrow(/^broken off$/)
  expect(printed).toMatchObject([
    { outcome: 'ok' },
    { outcome: 'UNAVAILABLE', level: 'warn', route: 'GET /api/health/records.csv' },
  ])
  const refused = await download(cookie)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('content-type')).toContain('json')
  await link.mend()
  expect((await (await download(cookie)).text()).split('\r\n')).toHaveLength(1_202)
})

test('a connection that drops between two batches does not', async () => {
  const cookie = await person()
  const reader = (await download(cookie)).body!.getReader()
  const chunks = [(await reader.read()).value]
  link.drop()
  for (let next = await reader.read(); !next.done; next = await reader.read())
    chunks.push(next.value)
  expect(
    Buffer.concat(chunks.map((chunk) => chunk!))
      .toString()
      .split('\r\n'),
  ).toHaveLength(1_202)
})
