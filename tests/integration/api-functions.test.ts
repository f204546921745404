import { basename } from 'node:path'
import type { Config } from '@netlify/functions'
import { expect, test } from 'vitest'
import { JOBS } from '#lib/status/jobs.ts'
import { functionConfigs, leaveToOthers } from '#scripts/build/function-configs.ts'
import { functionMatcher } from '#scripts/serve/functions.ts'
import { apiRoutes } from '#tests/support/api-routes.ts'

const functions = (await functionConfigs()).map(({ file, config }) => ({
  name: basename(file, '.ts'),
  config,
}))
/** Scheduled functions have no path. */
const scheduled = functions.filter(({ config }) => 'schedule' in config)
const reachable = functions.filter(({ config }) => !('schedule' in config))

const namesFor = (path: string) => {
  const request = new Request(`https://example.com${path}`)
  const answering = reachable.filter(({ config }) => functionMatcher(config)(request))
  return answering.map(({ name }) => name)
}

test.each(scheduled)('$name: has a schedule and no path', ({ config }) => {
  expect(Object.keys(config)).toEqual(['schedule'])
})

test('/api/status reports every scheduled function', () => {
  expect(scheduled.map(({ name }) => name).sort()).toEqual([...JOBS].sort())
})

/** The one address of the former site that a function answers. */
const FORMER = '/send-contact.php'

test.each(reachable)('$name: has a path and a rate limit by IP address', ({ config }) => {
  if (!('path' in config) || !('rateLimit' in config)) throw new Error('no path or no rateLimit')
  const paths = [config.path].flat()
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths)
    if (path !== FORMER) expect(path).toMatch(/^\/(api|article-pictures|avatars|share)(\/|$)/)
  // A plain 'ip' is silently taken for 'domain': one visitor would lock out all the others.
  expect(config.rateLimit).toMatchObject({ aggregateBy: ['ip', 'domain'] })
})

test.each([
  ['/api', ['unknown']],
  ['/api/', ['unknown']],
  ['/api/none', ['unknown']],
  ['/api/professionals/1/none', ['unknown']],
  ['/api/professionals/1/reviews', ['reviews']],
  ['/api/account/sessions/1', ['sessions']],
  ['/api/status', ['status']],
  ['/api/profile/avatar', ['avatars']],
  ['/avatars/1/avatar.webp', ['avatars']],
  ['/avatars/1', ['unknown']],
  ['/apis', []],
])('%s is answered by %j', (path, names) => {
  expect(namesFor(path)).toEqual(names)
})

test('each endpoint is reachable at its path through exactly one function', async () => {
  const paths = [...(await apiRoutes()).keys()].map((route) => route.split(' ')[1]!)
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) {
    const names = namesFor(path.replaceAll(/:\w+/g, '1'))
    expect([path, names.length, names]).toEqual([path, 1, [expect.not.stringMatching('unknown')]])
  }
})

test('the catch-all function excludes all paths of the other functions', () => {
  const taken = reachable
    .filter(({ name }) => name !== 'unknown')
    .flatMap(({ config }) => ('path' in config ? [config.path].flat() : []))
  const unknown = reachable.find(({ name }) => name === 'unknown')
  expect(unknown?.config).toHaveProperty(
    'excludedPath',
    taken.filter((path) => path !== FORMER).toSorted(),
  )
  expect(new Set(taken).size).toBe(taken.length)
})

test('only a path that covers others excludes them', () => {
  const of = (path: string | string[]): { config: Config } => ({ config: { path } as Config })
  expect(leaveToOthers([of('/a/*'), of(['/a/b', '/a/:id/c']), of('/d')])).toEqual([
    { config: { path: '/a/*', excludedPath: ['/a/:id/c', '/a/b'] } },
    of(['/a/b', '/a/:id/c']),
    of('/d'),
  ])
})
