import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { LIST_PATHS, PATHS, videoPath } from '#lib/site/routes.ts'
import type { VideosResponse } from '#lib/videos/schemas.ts'
import { apiVideos, aVideoPath } from '#tests/e2e/support/api.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { submit } from './support/form.ts'
import { open, request, type Opened } from './support/site.ts'

describe.each(LOCALES)('%s', (locale) => {
  const t = textsOf(locale)
  const library = (query = '') => open(localizedPath(PATHS.videos, locale) + query)
  const follow = ({ page }: Opened, name: string) =>
    open(page.named('main a', name).attribute('href')!)
  const names = ({ page }: Opened) => page.all('main article h3 > a').map(({ text }) => text)
  const chosen = ({ page }: Opened) =>
    page.all('main [aria-current="true"]').map(({ text }) => text)

  /** Its exercises are those of a response of the API, and it says how many there are. */
  function expectShown(opened: Opened, { items, total }: VideosResponse) {
    expect(names(opened)).toEqual(items.map(({ name }) => name[locale]))
    expect(opened.page.one('#count').text).toBe(t('videos.count', { count: total }))
  }

  test('filters, search and pages of the library are links and a form, held by its address', async () => {
    const all = await library()
    expectShown(all, await apiVideos(request, `locale=${locale}`))
    const next = await follow(all, t('paging.next'))
    expectShown(next, await apiVideos(request, `page=2&locale=${locale}`))

    const core = await follow(next, t('videos.section.core'))
    expectShown(core, await apiVideos(request, `section=core&locale=${locale}`))
    const both = await follow(core, t('videos.professional.physiotherapist'))
    const query = 'section=core&professional=physiotherapist'
    expectShown(both, await apiVideos(request, `${query}&locale=${locale}`))
    expect(both.path.split('?')[1]).toBe(query)
    expect(chosen(both)).toEqual([
      t('videos.section.core'),
      t('videos.professional.physiotherapist'),
    ])

    const nothing = await submit(both, both.page.one('main form[role="search"]'), { q: 'Péndulo' })
    expect(nothing.path.split('?')[1]).toBe(`${query}&q=P%C3%A9ndulo`)
    expect(nothing.page.one('main form [name="q"]').attribute('value')).toBe('Péndulo')
    nothing.page.named('main h2, main h3, main p', t('videos.empty.title'))
    const found = await follow(
      await follow(nothing, t('videos.filter.anySection')),
      t('videos.filter.anyProfessional'),
    )
    expectShown(found, await apiVideos(request, `q=pendulo&locale=${locale}`))
    const cleared = await follow(nothing, t('videos.filter.clear'))
    expect(cleared.path).toBe(localizedPath(PATHS.videos, locale))
  })

  test('without a script a tile leads to YouTube', async () => {
    const { items } = await apiVideos(request, `locale=${locale}`)
    const { page } = await library()
    const tile = page.one('main article a')
    expect(tile.attribute('href')).toBe(`https://www.youtube.com/watch?v=${items[0]!.youtubeId}`)
    expect(tile.attribute('rel')).toBe('noopener nofollow ugc')
  })

  test('a card leads to a page of its own, which leads to professionals', async () => {
    const path = await aVideoPath(request)
    const query = 'section=upper_body&professional=physiotherapist'
    const { items } = await apiVideos(request, query)
    const video = items.find(({ id }) => path === videoPath(id))!
    const own = await follow(await library(`?${query}`), video.name[locale])
    expect(own.path).toBe(localizedPath(path, locale))
    const main = own.page.one('main')
    expect(main.one('h1').text).toBe(video.name[locale])
    const texts = main.all('p').map(({ text }) => text)
    expect(texts).toContain(video.description[locale])
    expect(texts).toContain(t('videos.guidance'))
    expect(texts).toContainEqual(expect.stringContaining(video.channel!))
    const help = main.one('section[aria-labelledby="help"]')
    expect(help.one('#help').text).toBe(t('videos.help.title'))
    expect(help.one('a').attribute('href')).toBe(localizedPath(LIST_PATHS.physiotherapist, locale))
  })

  test('an unknown filter is named, and the rest of the address holds', async () => {
    const opened = await library('?section=head&professional=trainer')
    const notice = opened.page.one('main [role="status"]').text
    expect(notice).toBe(t('ignored.one', { names: 'section' }))
    expectShown(opened, await apiVideos(request, `professional=trainer&locale=${locale}`))
  })
})
