import { expect, test } from 'vitest'
import { builtSiteUrl } from './built-site-url.ts'

const LOCAL = 'http://localhost:8888'

test.each([
  [{}, LOCAL],
  [{ SITE_URL: 'http://localhost:9123' }, LOCAL],
  [{ SITE_URL: 'http://127.0.0.1:9000/' }, LOCAL],
  [{ SITE_URL: 'http://192.168.1.5:8888' }, 'http://192.168.1.5:8888'],
  [{ SITE_URL: 'https://localhost:8443' }, 'https://localhost:8443'],
  [{ SITE_URL: 'https://www.miformaactiva.test' }, 'https://www.miformaactiva.test'],
  [{ URL: 'https://miformaactiva.netlify.app' }, 'https://miformaactiva.netlify.app'],
])('a build for %j is for %s', (variables, built) => {
  expect(builtSiteUrl(variables)).toBe(built)
})
