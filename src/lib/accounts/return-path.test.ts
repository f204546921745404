import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { returnPath, signInPath, signInTarget, signUpPath } from './return-path.ts'

test.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/en/trainers?city=1&page=2#results', '/en/trainers?city=1&page=2#results'],
  ['/health?next=https://evil.example', '/health?next=https://evil.example'],
  ['/authors', '/authors'],
])('%s is accepted as a return path', (wanted, path) => {
  expect(returnPath(wanted, '/home')).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'profile',
  'https://evil.example',
  'HTTPS://evil.example/profile',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/profile/../..//evil.example',
  '//user@evil.example:99999',
  '/auth',
  '/en/auth?mode=login',
  '/auth/callback/credentials',
  '/register?type=trainer',
])('%j is rejected as a return path', (wanted) => {
  expect(returnPath(wanted, '/home')).toBe('/home')
})

test('any input stays on this origin', () => {
  const site = 'https://site.example'
  const parts = ['/', '\\', '.', '..', '%2e', '@', ':', '?', '#', '\t', 'evil.example', 'https:']
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...parts)).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(text, (wanted) => {
      expect(new URL(returnPath(wanted, '/'), site).origin).toBe(site)
    }),
  )
})

test.each([
  ['/profile', 'es', '/profile'],
  ['/profile', 'en', '/en/profile'],
  ['/en/health?tab=data#latest', 'es', '/health?tab=data#latest'],
  [null, 'es', '/'],
  [null, 'en', '/en'],
  ['//evil.example', 'en', '/en'],
  ['/en//evil.example', 'es', '/'],
  ['/en/\\evil.example', 'es', '/'],
  ['/auth', 'en', '/en'],
] as const)('signing in with %j in %s redirects to %s', (next, locale, target) => {
  expect(signInTarget(next, locale)).toBe(target)
})

test.each(LOCALES)(
  'the paths to sign in and to sign up in %s return to the current page',
  (locale) => {
    const here = signInTarget('/health?tab=data&a=1', locale)
    for (const [path, mode] of [
      [signInPath(here), 'login'],
      [signUpPath(here), 'register'],
    ] as const) {
      const { pathname, searchParams } = new URL(path, 'https://site.example')
      expect(pathname).toBe(locale === 'es' ? '/auth' : '/en/auth')
      expect(searchParams.get('mode')).toBe(mode)
      expect(signInTarget(searchParams.get('next'), locale)).toBe(here)
    }
  },
)
