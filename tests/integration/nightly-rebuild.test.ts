import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import nightlyRebuild, { config } from '#functions/nightly-rebuild.ts'
import { buildHook, type BuildHook } from '#tests/support/build-hook.ts'

let hook: BuildHook
let lines: string[]

beforeEach(async () => {
  hook = await buildHook()
  lines = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  hook.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
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
  await nightlyRebuild()
  expect(logged()).toMatchObject([{ level: 'error', outcome: 'failed', status: 404 }])
})

test.each([
  ['leads elsewhere', () => (hook.status = 302)],
  ['cannot be reached', () => hook.close()],
])('a hook that %s is logged as an error without its secret address', async (_name, break_) => {
  break_()
  await nightlyRebuild()
  expect(hook.calls.filter((call) => call.includes('elsewhere'))).toEqual([])
  expect(logged()).toMatchObject([{ level: 'error', job: 'rebuild' }])
  expect(lines.join()).not.toContain('a-secret')
})

test("a malformed hook URL fails with the variable's name, without its value", async () => {
  vi.stubEnv('BUILD_HOOK_URL', 'api.netlify.com/build_hooks/a-secret')
  await expect(nightlyRebuild()).rejects.toThrow(/^(?!.*a-secret).*BUILD_HOOK_URL/)
})
