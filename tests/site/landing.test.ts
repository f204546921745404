import { describe, expect, test } from 'vitest'
import { articlePath } from '#lib/articles/paths.ts'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { cityPath, specialtyPath } from '#lib/landing/paths.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { LIST_PATHS, profilePath } from '#lib/site/routes.ts'
import { apiList, somebody } from '#tests/e2e/support/api.ts'
import { AN_ARTICLE } from '#tests/e2e/support/pages.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { open, request } from './support/site.ts'

describe.each(LOCALES)('%s', (locale) => {
  const t = textsOf(locale)
  const at = (path: string) => localizedPath(path, locale)

  test('from an article it is one tap to the physiotherapists of a city', async () => {
    const article = await open(at(articlePath(AN_ARTICLE[locale])))
    article.page.named('main h3', t('landing.near.physiotherapist'))
    const near = article.page.named('main a', /^Valencia/).attribute('href')!
    expect(near).toBe(at(cityPath('physiotherapist', 'es-valencia')))

    const { items, total } = await apiList(
      request,
      'physiotherapist',
      'city=es-valencia&modality=in-person',
    )
    expect(total).toBeGreaterThan(1)
    const { page } = await open(near)
    const heading = t('landing.city', {
      professionals: t('list.physiotherapist.title'),
      place: 'Valencia',
    })
    expect(page.one('h1').text).toBe(heading)
    const people = page.one('section[aria-labelledby="people"]')
    expect(people.one('#people').text).toBe(t('list.physiotherapist.count', { count: total }))
    expect(people.all('article h3 > a').map(({ text }) => text)).toEqual(
      items.map((item) => professionalName(item, t)),
    )
    expect(people.named('a', t('landing.page.filter')).attribute('href')).toBe(
      at(`${LIST_PATHS.physiotherapist}?modality=in-person&country=ES&city=es-valencia`),
    )
  })

  test('a list leads to cities and specialities, a profile back to its city', async () => {
    const list = await open(at(LIST_PATHS.trainer))
    const mobility = specialtyPath('trainer', 'mobility')
    const specialty = list.page.one(`main a[href="${at(mobility)}"]`)
    expect(specialty.text).toMatch(new RegExp(`^${t('professionals.specialty.mobility')}`))
    const there = await open(specialty.attribute('href')!)
    expect(there.page.all('main article').length).toBeGreaterThan(0)

    const { id } = await somebody(
      request,
      'trainer',
      ({ place, modality }) => place?.city === 'Madrid' && modality !== 'online',
    )
    const { page } = await open(at(profilePath('trainer', id)))
    const crumbs = page.named('nav', t('common.breadcrumbs'))
    const city = crumbs.named('a', 'Madrid').attribute('href')
    expect(city).toBe(at(cityPath('trainer', 'es-madrid')))
  })

  test('a city without anybody is not found, and names its neighbours', async () => {
    const { status, page } = await open(at(cityPath('physiotherapist', 'es-sueca')))
    expect(status).toBe(404)
    const heading = t('landing.empty.heading.physiotherapist', { place: 'Sueca' })
    expect(page.one('h1').text).toBe(heading)
    expect(page.one('meta[name="robots"]').attribute('content')).toBe('noindex')
    page.named('main a', /^Valencia/)
  })

  test('a page of one person is shown and not indexed, one of two is', async () => {
    const one = await open(at(cityPath('physiotherapist', 'es-teruel')))
    expect(one.page.all('main section[aria-labelledby="people"] article')).toHaveLength(1)
    expect(one.page.one('meta[name="robots"]').attribute('content')).toBe('noindex')
    const more = await open(at(cityPath('physiotherapist', 'es-valencia')))
    expect(more.page.all('meta[name="robots"]')).toEqual([])
  })
})
