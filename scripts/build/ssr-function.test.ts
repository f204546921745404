import type { Config } from '@netlify/functions'
import { expect, test } from 'vitest'
import { functionMatcher } from '#scripts/serve/functions.ts'
import { correctedSsrFunction } from './ssr-function.ts'

const written = `
  import { createHandler } from './build/entry.mjs';
  export default createHandler({"notFoundContent":"<meta http-equiv=\\"content-security-policy\\" content=\\"default-src 'none'\\">$& gone"});
  export const config = {
    path: '/*',
    preferStatic: true,
  };
`

test('the function leaves the API alone and answers with the headers of the site', async () => {
  const corrected = correctedSsrFunction(written, "default-src 'self'").replace(
    /import .*;/,
    `const createHandler = ({ notFoundContent }) => (request) => request.url.endsWith('/own')
      ? new Response('own', { headers: { 'Content-Security-Policy': 'own' } })
      : request.url.endsWith('/moved') ? Response.redirect('https://example.com/') : new Response(notFoundContent, { status: 404 });`,
  )
  const module = (await import(`data:text/javascript,${encodeURIComponent(corrected)}`)) as {
    default: (request: Request) => Promise<Response>
    config: Config
  }
  expect(module.config).toHaveProperty('preferStatic', true)
  const answers = functionMatcher(module.config)
  const taken = ['/api', '/api/', '/api/none', '/avatars/1/a.webp', '/apis', '/'].map((path) =>
    answers(new Request(`https://example.com${path}`)),
  )
  expect(taken).toEqual([false, false, false, false, true, true])

  const missing = await module.default(new Request('https://example.com/nothing'))
  expect(missing.status).toBe(404)
  expect(await missing.text()).toBe('$& gone')
  expect(missing.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(missing.headers.get('x-content-type-options')).toBe('nosniff')

  const own = await module.default(new Request('https://example.com/own'))
  expect(own.headers.get('content-security-policy')).toBe('own')
  const moved = await module.default(new Request('https://example.com/moved'))
  expect([moved.status, moved.headers.get('location')]).toEqual([302, 'https://example.com/'])
})

test('another form of the function is an error', () => {
  expect(() => correctedSsrFunction('export default 1', '')).toThrow('unknown form')
})
