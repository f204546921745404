import type { Page } from '@playwright/test'
import type { CookieChoice } from '#lib/consent/choice.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { textsOf } from './texts.ts'

/** The question about cookies on a page. */
export function consentOn(page: Page, locale: Locale) {
  const t = textsOf(locale)
  const banner = page.getByRole('region', { name: t('consent.banner.label'), exact: true })
  const settings = page.getByRole('dialog', { name: t('consent.settings.title') })
  return {
    t,
    banner,
    accept: banner.getByRole('button', { name: t('consent.acceptAll') }),
    reject: banner.getByRole('button', { name: t('consent.rejectOptional') }),
    configure: banner.getByRole('button', { name: t('consent.configure') }),
    close: banner.getByRole('button', { name: t('consent.banner.close') }),
    settings,
    analytics: settings.getByRole('checkbox', { name: t('consent.settings.analytics') }),
    personalization: settings.getByRole('checkbox', {
      name: t('consent.settings.personalization'),
    }),
    save: settings.getByRole('button', { name: t('consent.settings.save') }),
    reopen: page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('common.footer.cookieSettings') }),
    /** The stored choice; null when there is none. */
    stored: () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as CookieChoice | null,
      ),
  }
}
