import { expect, test } from 'vitest'
import { isSeedBuilt } from './seed-built.ts'

const WEB = { SITE_URL: 'https://example.org' }

test.each([
  [{}, true],
  [{ SITE_URL: 'http://localhost:8888' }, true],
  [WEB, false],
  [{ ...WEB, ALLOW_SEED: '1' }, false],
  [{ URL: 'https://example.org', NETLIFY: 'true' }, false],
  [{ ...WEB, CONTEXT: 'production', ALLOW_SEED: '1' }, false],
  [{ CONTEXT: 'production', ALLOW_SEED: '1' }, false],
  [{ ...WEB, CONTEXT: 'deploy-preview' }, false],
  [{ ...WEB, CONTEXT: 'deploy-preview', ALLOW_SEED: '' }, false],
  [{ ...WEB, CONTEXT: 'deploy-preview', ALLOW_SEED: '1' }, true],
])('with %j: %s', (variables, isBuilt) => {
  expect(isSeedBuilt(variables)).toBe(isBuilt)
})
