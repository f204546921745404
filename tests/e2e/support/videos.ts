import { expect, type Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { VideosResponse } from '#lib/videos/schemas.ts'
import { textsOf } from './texts.ts'

/** The video library. */
export function libraryOn(page: Page, locale: Locale) {
  const t = textsOf(locale)
  const main = page.getByRole('main')
  const cards = main.getByRole('article')
  const names = cards.getByRole('heading').getByRole('link')
  return {
    t,
    cards,
    names,
    search: main.getByRole('searchbox', { name: t('videos.filter.q') }),
    /** The filters that are in force. */
    chosen: main.locator('[aria-current=true]'),
    choice: (name: string) => main.getByRole('link', { name, exact: true }),
    open: (search = '') => page.goto(localizedPath(PATHS.videos, locale) + search),
    /** Waits for the exercises of a response of the API, and their number. */
    shows: async ({ items, total }: VideosResponse) => {
      await expect(names).toHaveText(items.map(({ name }) => name[locale]))
      const count = t('videos.count', { count: total })
      await expect(main.getByRole('heading', { level: 2, name: count, exact: true })).toBeVisible()
    },
  }
}
