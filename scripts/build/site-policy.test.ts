import { expect, test } from 'vitest'
import { takePolicy, unitePolicies } from './site-policy.ts'

test('the policy of a page is extracted from its HTML', () => {
  const html =
    '<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src &#39;none&#39;; img-src \'self\';"><title>x</title></head>'
  expect(takePolicy(html)).toEqual({
    html: '<head><meta charset="utf-8"><title>x</title></head>',
    policy: "default-src 'none'; img-src 'self'",
  })
})

test('the union allows exactly what the pages allow', () => {
  const one = "default-src 'none'; script-src 'self' 'sha256-a'"
  const other = "script-src 'self' 'sha256-b'; style-src 'self'"
  expect(unitePolicies([one, other])).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self'",
  )
})
