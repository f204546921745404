import { expect, type Page } from '@playwright/test'
import type { Locale } from '#lib/i18n/locales.ts'
import { textsOf } from './texts.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * Checks for an update, as the browser does on each visit. A check that is already running may predate the
 * deploy, hence the polling.
 */
export const lookForVersion = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.ready
        await found.update()
        return (found.installing ?? found.waiting) !== null
      }),
    )
    .toBe(true)

/** It is offered once all its files are stored, which a busy machine takes its time for. */
export const INSTALLED = { timeout: 30_000 }

/** What offers a new version. */
export function noticeOn(page: Page, locale: Locale) {
  const t = textsOf(locale)
  const notice = page.getByRole('status').filter({ hasText: t('common.newVersion.text') })
  return {
    notice,
    take: notice.getByRole('button', { name: t('common.newVersion.take') }),
    later: notice.getByRole('button', { name: t('common.newVersion.later') }),
  }
}
