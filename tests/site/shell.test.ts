import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { LIST_PATHS, PATHS, registerPath } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { get, open } from './support/site.ts'

describe.each(LOCALES)('%s', (locale) => {
  const t = textsOf(locale)
  const at = (path: string) => localizedPath(path, locale)

  test('the header marks the current page, and leads to the lists', async () => {
    const { page } = await open(at('/physiotherapists'))
    const nav = page.one('header nav')
    expect(nav.all('[aria-current="page"]').map(({ text }) => text)).toEqual([
      t('common.nav.physiotherapists'),
    ])
    const trainers = nav.named('a', t('common.nav.trainers'))
    expect(trainers.attribute('href')).toBe(at(LIST_PATHS.trainer))
  })

  test('the dashboard of professionals says what it is for before its island is there', async () => {
    const { page } = await open(at(PATHS.dashboard))
    expect(page.one('main').text).toContain(t('dashboard.subtitle'))
  })

  test('the menu of small screens leads to sign-in, registration and the other language', async () => {
    const { page } = await open(at(PATHS.faq))
    const menu = page.one('#menu')
    const to = (name: string) => menu.named('a', name).attribute('href')
    expect(to(t('common.account.signIn'))).toBe(at('/auth?mode=login'))
    expect(to(t('common.account.register'))).toBe(at('/register'))
    const other = locale === 'es' ? 'en' : 'es'
    expect(to(t('common.language.switch'))).toBe(localizedPath(PATHS.faq, other))
  })

  test('the footer links to all sections and to registration for professionals', async () => {
    const { page } = await open(at(PATHS.faq))
    const footer = page.one('footer')
    const links = footer.all('a').map((link) => link.attribute('href'))
    for (const path of [
      ...Object.values(LIST_PATHS),
      ...['/tools', '/video-library', '/articles', '/health', '/faq', '/contact', '/about'],
      ...['/newsletter', '/terms', '/privacy', '/cookies', '/accessibility'],
      ...PROFESSIONAL_TYPES.map((type) => registerPath(type)),
    ]) {
      expect(links).toContain(at(path))
    }
    expect(footer.text).toContain(`© ${new Date().getFullYear()} Mi Forma Activa`)
  })

  test.each(['/nowhere', '/deep/down/nowhere', '/trainers/nowhere'])(
    '%s: an unknown path is a 404 in the language of its URL',
    async (path) => {
      const { status, page } = await open(at(path))
      expect(status).toBe(404)
      expect(page.one('html').attribute('lang')).toBe(locale)
      expect(page.one('h1').text).toBe(t('common.notFound.heading'))
      const main = page.one('main')
      expect(main.all('p').map(({ text }) => text)).toContain('Oops! Page not found')
      const home = main.named('a', t('common.notFound.home'))
      expect(home.attribute('href')).toBe(at('/'))
    },
  )

  test.each([
    ['', 'mode=register'],
    ['?type=trainer', 'type=trainer&mode=register'],
    ['?mode=login&type=nutritionist', 'mode=register&type=nutritionist'],
  ])('/register%s redirects to /auth with its query', async (query, target) => {
    const response = await get(`${at('/register')}${query}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`${at('/auth')}?${target}`)
  })
})

const PRERENDERED = ['/fr', '/fr/trainers', '/es/trainers']
const ON_DEMAND = ['register', 'find', 'articles', 'article/x', 'video-library', 'trainer/x']
const LISTS = ['trainers/search', 'trainers/in/valencia', 'trainers/for/strength']

test.each([
  ...PRERENDERED,
  ...[...ON_DEMAND, ...LISTS].map((path) => `/fr/${path}`),
  ...['/plumbers/search', '/plumbers/in/valencia'],
])('%s: other language prefixes and lists are not found', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(textsOf('es')('common.notFound.text'))
})
