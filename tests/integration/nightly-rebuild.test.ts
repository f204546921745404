import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import nightlyRebuild, { config } from '#functions/nightly-rebuild.ts'
import { ownBlobs } from '#tests/support/blobs.ts'
import { buildHook, type BuildHook } from '#tests/support/build-hook.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

let own: TestDatabase
let hook: BuildHook
let closeBlobs: () => Promise<void>
let lines: string[]

beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
})
afterAll(() => own.close())
beforeEach(async () => {
  closeBlobs = await ownBlobs()
  hook = await buildHook()
  lines = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line))
})
afterEach(async () => {
  hook.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await closeBlobs()
})

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

test('the build hook is called once a night', async () => {
  expect(config.schedule).toBe('15 3 * * *')
  await nightlyRebuild()
  expect(hook.calls).toEqual(['POST /build_hooks/a-secret'])
  expect(logged()).toMatchObject([{ level: 'info', job: 'rebuild', outcome: 'ok' }])
})

test('without a hook it logs a warning and sends no request', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '')
  await nightlyRebuild()
  expect(hook.calls).toEqual([])
  expect(logged()).toMatchObject([{ level: 'warn', job: 'rebuild', outcome: 'not-configured' }])
})

test('a rejected hook is logged as an error with its status', async () => {
  hook.status = 404
  await expect(nightlyRebuild()).rejects.toThrow('Failed: rebuild')
  expect(logged()).toMatchObject([{ level: 'error', outcome: 'failed', status: 404 }])
})

test.each([
  ['leads elsewhere', () => (hook.status = 302)],
  ['cannot be reached', () => hook.close()],
])('a hook that %s is logged as an error without its secret address', async (_name, break_) => {
  break_()
  await expect(nightlyRebuild()).rejects.toThrow('Failed: rebuild')
  expect(hook.calls.filter((call) => call.includes('elsewhere'))).toEqual([])
  expect(logged()).toMatchObject([{ level: 'error', job: 'rebuild' }])
  expect(lines.join()).not.toContain('a-secret')
})

test("a malformed hook URL is logged with the variable's name, without its value", async () => {
  vi.stubEnv('BUILD_HOOK_URL', 'api.netlify.com/build_hooks/a-secret')
  await expect(nightlyRebuild()).rejects.toThrow('Failed: nightly-rebuild')
  expect(lines.join()).toMatch(/^(?!.*a-secret).*BUILD_HOOK_URL/)
})
