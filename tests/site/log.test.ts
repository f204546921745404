import { expect, test } from 'vitest'
import { ownSite } from '#tests/support/own-site.ts'
import { breakOff, rawRequest } from './support/raw-request.ts'

type Line = { level: string; route?: string; status?: number; outcome: string }

test('whatever is sent, log lines are JSON at level info and contain none of it', async () => {
  const site = await ownSite()
  const headers = { host: 'canary.test', cookie: 'canary=canary', 'x-canary': 'canary' }
  for (const path of [
    '/%E0%A4%A-canary?canary',
    '/trainer/%E0%A4%A-canary',
    '/en/%E0%A4%A/search?q=canary',
    '/trainers/search?q=%E0%A4%A-canary',
    '/canary%00',
    `/${'%25'.repeat(9)}25canary`,
    '//canary.test//canary',
    '/canary/',
    '/_image?href=/canary&f=html',
    '/_server-islands/canary',
    '/auth/%E0%A4%A-canary',
    '/500?canary',
  ]) {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'TRACE']) {
      const { status } = await rawRequest(site.port, { path, method, headers })
      expect(status, `${method} ${path}`).toBeLessThan(500)
    }
  }
  for (const header of ['x-astro-locals', 'x-astro-middleware-secret', 'content-encoding']) {
    await rawRequest(site.port, { path: '/nowhere', headers: { [header]: 'canary' } })
  }
  const broken = ['/api/account/sign-up', '/auth/callback/credentials']
  for (const path of broken) await breakOff(site.port, path)
  const lines = () => site.log.map((line) => JSON.parse(line) as Line)
  const ofBroken = () =>
    lines().filter(({ route = '' }) => broken.some((path) => route.includes(path)))
  await expect.poll(() => ofBroken().length).toBe(broken.length)
  await site.close()

  for (const { level, status, outcome } of ofBroken()) {
    expect([level, status, outcome]).toEqual(['info', 400, 'INVALID_INPUT'])
  }
  expect(lines().filter(({ level }) => level !== 'info')).toEqual([])
  expect(site.log.join('\n')).not.toMatch(/canary/i)
})
