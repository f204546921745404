import { page } from 'vitest/browser'
import { Admin } from '#islands/admin/admin.tsx'
import { getWaiting } from '#lib/admin/access-calls.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { PATHS } from '#lib/site/routes.ts'
import { answer } from '../support/api.ts'
import { mount } from '../support/mount.tsx'
import { ADMIN_START } from './data.ts'

/** Draws the admin area as its page does, with nothing that waits. */
export function openAdmin(query: string, locale: Locale = 'es') {
  answer(getWaiting, ADMIN_START)
  return mount(<Admin locale={locale} texts={TEXTS[locale]} />, {
    at: localizedPath(PATHS.admin, locale) + query,
    locale,
    signedIn: true,
  })
}

/** All rows of a list on one page. */
export const onePage = <Row,>(items: Row[]) => ({
  ...{ items, total: items.length, isMore: false },
  ...{ next: null, previous: null },
})

export const button = (name: string) => page.getByRole('button', { name, exact: true })
