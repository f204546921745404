import { expect, test } from 'vitest'
import { PICTURE_UPLOAD } from '#lib/accounts/avatar.ts'
import { AppError } from '#lib/http/errors.ts'
import { requireOwnOrigin } from './origin.ts'

const SITE = 'https://miformaactiva.test'
const JSON_TYPE = { 'content-type': 'application/json' }

const CASES: [Record<string, string>, string][] = [
  [{ ...JSON_TYPE, origin: SITE }, 'ok'],
  [{ 'content-type': 'Application/JSON; charset=utf-8', origin: SITE }, 'ok'],
  [{ ...JSON_TYPE, 'sec-fetch-site': 'same-origin' }, 'ok'],
  [{ ...JSON_TYPE, origin: 'null', 'sec-fetch-site': 'same-origin' }, 'ok'],
  [{ ...JSON_TYPE, origin: 'https://evil.test' }, 'FOREIGN_ORIGIN'],
  [{ ...JSON_TYPE, origin: `${SITE}.evil.test` }, 'FOREIGN_ORIGIN'],
  [{ ...JSON_TYPE, origin: `${SITE}:8443` }, 'FOREIGN_ORIGIN'],
  [{ ...JSON_TYPE, origin: SITE.replace('https', 'http') }, 'FOREIGN_ORIGIN'],
  [{ ...JSON_TYPE, origin: 'null' }, 'FOREIGN_ORIGIN'],
  [{ ...JSON_TYPE, 'sec-fetch-site': 'same-site' }, 'FOREIGN_ORIGIN'],
  [{ ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }, 'FOREIGN_ORIGIN'],
  [{ ...JSON_TYPE, 'sec-fetch-site': 'none' }, 'FOREIGN_ORIGIN'],
  [{ ...JSON_TYPE, referer: `${SITE}/` }, 'FOREIGN_ORIGIN'],
  [JSON_TYPE, 'FOREIGN_ORIGIN'],
  [{ origin: SITE }, 'UNSUPPORTED_MEDIA_TYPE'],
  [{ origin: SITE, 'content-type': 'text/plain' }, 'UNSUPPORTED_MEDIA_TYPE'],
  [{ origin: SITE, 'content-type': 'text/plain; application/json' }, 'UNSUPPORTED_MEDIA_TYPE'],
  [{ origin: SITE, 'content-type': 'application/jsonp' }, 'UNSUPPORTED_MEDIA_TYPE'],
  [{ origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }, 'UNSUPPORTED_MEDIA_TYPE'],
]

test.each(CASES)('%j: %s', (headers, expected) => {
  const request = new Request(`${SITE}/api/x`, { method: 'POST', headers })
  expect(outcome(() => requireOwnOrigin(request, SITE))).toBe(expected)
})

test.each([
  [{ origin: SITE, 'content-type': 'image/png' }, 'ok'],
  [{ origin: 'https://evil.test', 'content-type': 'image/png' }, 'FOREIGN_ORIGIN'],
  [{ origin: SITE, 'content-type': 'application/json' }, 'UNSUPPORTED_MEDIA_TYPE'],
  // What a form of another site can send.
  [{ origin: SITE, 'content-type': 'multipart/form-data; boundary=x' }, 'UNSUPPORTED_MEDIA_TYPE'],
  [{ origin: SITE, 'content-type': 'text/plain' }, 'UNSUPPORTED_MEDIA_TYPE'],
])('a file with %j: %s', (headers, expected) => {
  const request = new Request(`${SITE}/api/x`, { method: 'PUT', headers })
  expect(outcome(() => requireOwnOrigin(request, SITE, PICTURE_UPLOAD))).toBe(expected)
})

function outcome(check: () => void): string {
  try {
    check()
    return 'ok'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}
