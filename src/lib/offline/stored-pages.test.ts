import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { isFunction, storedAs, offlinePathFor } from './stored-pages.ts'

const at = (path: string) => new URL(path, 'https://example.com')
const ID = '11111111-1111-4111-8111-111111111111'

/** Every page of the site: a new one must be listed here with a decision. */
const KEPT: Record<keyof typeof PATHS, boolean> = {
  home: true,
  find: false,
  shortlist: false,
  tools: false, // precached
  articles: true,
  search: false,
  newsletter: false,
  newsletterConfirm: false,
  newsletterPreferences: false,
  unsubscribe: false,
  contact: false, // has a challenge that is valid for ten minutes, and the person's own data
  contactProfessional: false,
  about: true,
  faq: true,
  reviews: true,
  reviewAppeal: false,
  health: false,
  videos: true,
  terms: true,
  privacy: true,
  cookies: true,
  accessibility: true,
  auth: false,
  forgotPassword: false,
  resetPassword: false,
  profile: false,
  profileData: false,
  profileSecurity: false,
  profilePrivacy: false,
  dashboard: false,
  questionnaires: false,
  contacts: false,
  clients: false,
  admin: false,
  adminVideos: false,
  signIn: false,
  signUp: false,
  register: false,
  offline: false, // precached
}

describe.each(LOCALES)('%s', (locale) => {
  test.each(Object.entries(KEPT))('%s is cached: %s', (name, kept) => {
    const path = localizedPath(PATHS[name as keyof typeof PATHS], locale)
    expect(storedAs(at(path))).toBe(kept ? path : null)
  })

  test.each(Object.values(LIST_PATHS))('%s is cached, but not with a query', (list) => {
    const path = localizedPath(list, locale)
    expect(storedAs(at(path))).toBe(path)
    expect(storedAs(at(`${path}?q=rodilla&page=2`))).toBeNull()
    expect(storedAs(at(`${path}/search?q=rodilla`))).toBeNull()
  })
})

test.each([
  [`/trainer/${ID}`, `/trainer/${ID}`],
  [`/en/nutritionist/${ID}/`, `/en/nutritionist/${ID}`],
  [`/trainer/${ID}?reviews=2`, null],
  [`/trainer/${ID}/more`, null],
  ['/trainer', null],
  ['/trainer/', null],
  ['/trainers/in/jaca', '/trainers/in/jaca'],
  ['/en/physiotherapists/for/pediatric', '/en/physiotherapists/for/pediatric'],
  ['/trainers/in', null],
  ['/trainers/in/jaca/more', null],
  ['/articles', '/articles'],
  ['/article/rest', '/article/rest'],
  ['/en/article/rest', '/en/article/rest'],
  ['/article/rest/draft', null],
  ['/article', null],
  ['/faq?utm_source=mail', null],
  ['/contact?email=a@example.com', null],
  ['/en/', '/en'],
  ['/english', null],
  ['/profile/sessions', null],
  ['/en/profile', null],
  ['/professional-clients/1', null],
  ['/admspace/users', null],
  ['/health/history', null],
  ['/avatars/x', null],
  ['/api/profile', null],
  ['/data/locations.json', null],
  ['/sw.js', null],
])('%s is cached as %s', (path, kept) => {
  expect(storedAs(at(path))).toBe(kept)
})

test.each([
  ['/', '/offline'],
  ['/nowhere', '/offline'],
  ['/en', '/en/offline'],
  ['/en/trainers?page=2', '/en/offline'],
  ['/entrenar', '/offline'],
])('the offline page for %s is %s', (path, offline) => {
  expect(offlinePathFor(at(path))).toBe(offline)
})

test.each([
  ['/api', true],
  ['/api/status', true],
  ['/auth/session', true],
  ['/avatars/x.webp', true],
  ['/share/es/city/trainer/valencia/picture.png', true],
  ['/auth', false],
  ['/auth/', false],
  ['/apis', false],
  ['/tools', false],
  ['/en/auth', false],
])('%s is served by a function: %s', (path, is) => {
  expect(isFunction(at(path))).toBe(is)
})
