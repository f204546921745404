import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import status from '#functions/status.ts'
import unknown from '#functions/unknown.ts'
import { closeDatabase } from '#server/database.ts'
import { callFunction, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

test('GET /api/status reports a working database and is not cached', async () => {
  const response = await callFunction(status, '/api/status')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ ok: true, database: 'up' })
})

test.each(['/api', '/api/', '/api/none', '/api/status/x'])('%s: 404 as JSON', async (path) => {
  const response = await callFunction(unknown, path)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: { code: 'NOT_FOUND', requestId: 'request-0123' } })
})
