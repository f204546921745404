import type { Config } from '@netlify/functions'
import { expect, test } from 'vitest'
import { functionMatcher } from '#scripts/serve/functions.ts'
import { staticConfig } from '#tests/support/static-config.ts'
import { correctedSsrFunction } from './ssr-function.ts'

const written = `
  import { createHandler } from './build/entry.mjs';
  export default createHandler({});
  export const config = {
    path: '/*',
    preferStatic: true,
  };
`

/** The corrected function, with stand-ins for its imports. */
async function corrected(): Promise<{ default: unknown; config: Config }> {
  const standIns =
    'const createHandler = () => "Astro", pageFunction = (inner) => `ours before ${inner}`;'
  const source = standIns + correctedSsrFunction(written).replaceAll(/^\s*import .*$/gm, '')
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Awaited<
    ReturnType<typeof corrected>
  >
}

test('our function wraps the one of Astro', async () => {
  expect((await corrected()).default).toBe('ours before Astro')
})

test('the function excludes the API and the avatars', async () => {
  const { config } = await corrected()
  expect(config).toHaveProperty('preferStatic', true)
  const answers = functionMatcher(config)
  const taken = ['/api', '/api/', '/api/none', '/avatars/1/a.webp', '/apis', '/'].map((path) =>
    answers(new Request(`https://example.com${path}`)),
  )
  expect(taken).toEqual([false, false, false, false, true, true])
})

test('the platform limits the rate of pages per address', async () => {
  // As a string, `aggregateBy: 'ip'` would count by domain only.
  expect((await corrected()).config).toHaveProperty('rateLimit', {
    windowSize: 60,
    windowLimit: 300,
    aggregateBy: ['ip', 'domain'],
  })
})

test('the platform can read all settings statically', async () => {
  const {
    path: _,
    preferStatic: __,
    ...settings
  } = (await corrected()).config as object & {
    path: unknown
    preferStatic: unknown
  }
  expect(staticConfig(correctedSsrFunction(written))).toMatchObject(settings)
})

test('a function of unknown form is an error', () => {
  expect(() => correctedSsrFunction('export default 1')).toThrow('unknown form')
  const with404 = written.replace('{}', '{"notFoundContent":"gone"}')
  expect(() => correctedSsrFunction(with404)).toThrow('unknown form')
})
