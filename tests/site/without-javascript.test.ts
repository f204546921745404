import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { givenName } from '#lib/format/given-name.ts'
import { specialtiesText } from '#lib/professionals/card-specialties.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { whereabouts } from '#lib/professionals/whereabouts.ts'
import { LIST_PATHS, PATHS, profilePath } from '#lib/site/routes.ts'
import { apiList, apiReviews, somebody, somebodyWith } from '#tests/e2e/support/api.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { labelled, submit } from './support/form.ts'
import { listIn } from './support/list.ts'
import { open, request } from './support/site.ts'

describe.each(LOCALES)('%s', (locale) => {
  const t = textsOf(locale)
  const at = (path: string) => open(localizedPath(path, locale))

  test("the finder's form offers the cities of a country, then leads to a server-filtered list", async () => {
    const home = await at(PATHS.home)
    const finder = home.page.named('form', t('finder.label'))
    const step = await submit(home, finder, {
      professional: 'trainer',
      type: 'in-person',
      country: 'ES',
    })
    const form = step.page.one('main form')
    form.named('button', t('finder.searchFor.trainer'))
    const city = form.named('option', 'Málaga').attribute('value')!
    const found = await submit(step, form, { city })
    expect(new URL(found.path, 'http://localhost').searchParams.get('city')).toBe('es-malaga')
    listIn(found, 'trainer', locale).shows(
      await apiList(request, 'trainer', 'modality=in-person&country=ES&city=es-malaga'),
    )
  })

  test.each(PROFESSIONAL_TYPES)('the first page of the list of %ss is readable', async (type) => {
    const list = listIn(await at(LIST_PATHS[type]), type, locale)
    // The build counted before other tests added people, who stand at the end of the list.
    const answer = await apiList(request, type)
    const count = [...list.counts[0]!.matchAll(/\d+/g)].at(-1)?.[0]
    expect(Number(count)).toBeGreaterThan(answer.items.length)
    list.shows({ ...answer, total: Number(count) })
    expect(list.top).toHaveLength(10)
  })

  test.each(PROFESSIONAL_TYPES)('a card of the list of %ss says all of its parts', async (type) => {
    const list = listIn(await at(LIST_PATHS[type]), type, locale)
    const { items } = await apiList(request, type)
    for (const [i, card] of list.results.all('article').entries()) {
      const person = items[i]!
      for (const text of [
        whereabouts(person, t),
        person.opening!,
        specialtiesText(person, t, locale),
        t('list.years', { count: person.experienceYears }),
        t('list.seeProfile'),
      ])
        expect(card.text).toContain(text)
    }
  })

  test('list filters are a form, and paging consists of links', async () => {
    const type = 'physiotherapist'
    const first = await at(LIST_PATHS[type])
    const { form } = listIn(first, type, locale)
    form.named('noscript button', t('list.filter.apply'))
    expect(form.all('noscript').map(({ text }) => text)).toContain(t('list.filter.cityLater'))
    const inPerson = await submit(first, form, { modality: 'in-person' })
    const filtered = listIn(inPerson, type, locale)
    filtered.shows(await apiList(request, type, 'modality=in-person'))

    const next = filtered.paging().named('a', new RegExp(t('paging.next')))
    const second = await open(next.attribute('href')!)
    const later = listIn(second, type, locale)
    later.shows(await apiList(request, type, 'modality=in-person&page=2'))

    const inSpain = await submit(second, later.form, { country: 'ES' })
    const cities = listIn(inSpain, type, locale).form
    const valencia = cities.named('[name="city"] option', 'Valencia').attribute('value')!
    listIn(await submit(inSpain, cities, { city: valencia }), type, locale).shows(
      await apiList(request, type, 'modality=in-person&country=ES&city=es-valencia'),
    )
  })

  test('a list names what it does not know of its address', async () => {
    const { page } = await at(`${LIST_PATHS.physiotherapist}/search?goal=zzz&foo=1&page=99`)
    const names = 'goal, foo, page'
    expect(page.one('main').text).toContain(t('ignored.many', { names }))
  })

  test('FAQ entries are closed, and open by themselves', async () => {
    const { page } = await at(PATHS.faq)
    const [entry] = page.all('main details[id]')
    expect(entry!.attribute('open')).toBeNull()
    expect(entry!.one('summary').text).not.toBe('')
    expect(entry!.one('summary + div').text).not.toBe('')
  })

  test('paging of reviews consists of links', async () => {
    const { id } = await somebody(request, 'trainer', ({ totalReviews }) => totalReviews > 10)
    const first = await at(profilePath('trainer', id))
    const region = t('profile.reviewsCard.title')
    const link = first.page
      .named('section', region)
      .named('a', t('paging.page', { page: 2 }))
      .attribute('href')!
    expect(link).toContain('?reviews=2')
    const { page } = await open(link.startsWith('?') ? first.path + link : link)
    const second = await apiReviews(request, id, 2)
    // A reply has a date of its own, after that of the review.
    const items = page
      .named('section', region)
      .all('li')
      .filter((item) => item.all('time').length > 0)
    const dates = items.map((item) => item.one('time').attribute('datetime'))
    expect(dates).toEqual(second.items.map(({ createdAt }) => createdAt))
  })

  test('the contact button leads to the same form, which names what is missing', async () => {
    const { id, name } = await somebody(request, 'trainer')
    const profile = await at(profilePath('trainer', id))
    const link = profile.page.named('main a', t('profile.contact')).attribute('href')!
    const opened = await open(link)
    expect([opened.status, opened.path.split('?')[0]]).toEqual([
      200,
      localizedPath(PATHS.contactProfessional, locale),
    ])
    opened.page.named('h1', t('contact.title', { name: givenName(name!) }))
    const message = 'Nunca he pisado un gimnasio.'
    const refused = await submit(opened, opened.page.one('main form'), { message })
    expect(refused.status).toBe(400)
    const form = refused.page.one('main form')
    form.named('[role="alert"]', t('contact.failure.fields'))
    expect(labelled(form, t('contact.message')).text).toBe(message)
  })

  test('the search is a page with a form, which finds files and people', async () => {
    const faq = await at(PATHS.faq)
    const opened = await open(faq.page.named('a', t('common.nav.search')).attribute('href')!)
    const form = opened.page.one('main form[role="search"]')
    expect(form.one('input[type="search"]').name).toBe(t('search.field'))
    form.named('button', t('search.submit'))
    const none = await submit(opened, form, { q: ' RESPIR zzyzx ' })
    expect(none.page.one('main').text).toContain(t('search.none.text'))

    const q = locale === 'es' ? 'respiracion' : 'breathing'
    const found = await submit(none, none.page.one('main form[role="search"]'), { q })
    for (const group of ['article', 'tool'] as const) {
      const results = found.page.named('main section', t(`search.group.${group}`))
      expect(results.all('li a').length).toBeGreaterThan(0)
    }
    const { page } = await at(`${PATHS.search}?q=a`)
    const problem = page.one('main input[type="search"]').attribute('aria-describedby')!
    expect(page.one(`[id="${problem}"]`).text).toBe(t('search.page.invalid'))
  })

  test.each([PATHS.auth, PATHS.forgotPassword])(
    '%s has its forms in the page, none of which would put a password into an address',
    async (path) => {
      const { page } = await at(path)
      const forms = page.all('main form')
      expect(forms).not.toHaveLength(0)
      for (const form of forms) expect(form.attribute('method')).toBe('post')
      labelled(forms[0]!, t('auth.email'))
    },
  )

  test('the choice of the theme is labelled, and light at first', async () => {
    const { page } = await at(PATHS.faq)
    const footer = page.one('footer')
    const chosen = labelled(footer, t('common.theme.light'))
    expect(chosen.attribute('type')).toBe('radio')
    expect(chosen.attribute('checked')).not.toBeNull()
    for (const theme of ['dark', 'system'] as const)
      expect(labelled(footer, t(`common.theme.${theme}`)).attribute('checked')).toBeNull()
    page.named('header button', t('common.theme.label'))
  })
})

test.each(PROFESSIONAL_TYPES)('%s: a post is a link to Instagram', async (type) => {
  const t = textsOf('es')
  const profile = await somebodyWith(request, type, (one) => one.instagramPosts.length > 1)
  const { page } = await open(profilePath(type, profile.id))
  const posts = page.named('section', t('profile.posts.title'))
  const links = posts.all('li a')
  expect(posts.all('li')).toHaveLength(profile.instagramPosts.length)
  expect(links).toHaveLength(profile.instagramPosts.length)
  for (const link of links) {
    expect(link.attribute('href')).toMatch(/^https:\/\/www\.instagram\.com\/(p|reel)\/[\w-]+\/$/)
    expect(link.attribute('rel')).toBe('noopener nofollow ugc')
  }
  expect(posts.all('iframe')).toEqual([])
})
