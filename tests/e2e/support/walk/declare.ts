import type { Page } from '@playwright/test'
import type { Role } from '#lib/accounts/roles.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { signInDemo } from '../demo-session.ts'
import { expect, test } from '../test.ts'
import { walker, type Stop } from './walk.ts'

type Options = {
  /** What else is to be seen on a page, once it has been looked at. @returns what is wrong */
  then?: (page: Page, stop: Stop) => Promise<string[]>
}

/**
 * Declares a walk through pages in a language, with all probes at once. In English the public pages are a first visit,
 * which is asked about cookies on each of them; otherwise everything optional has been refused.
 */
export function walkThrough(
  title: string,
  locale: Locale,
  stops: readonly Stop[],
  { then }: Options = {},
): void {
  test.describe(locale, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })
    if (locale === 'en' && !stops.some(({ of }) => of)) test.use({ cookieChoice: null })

    test(`${title}: no probe finds anything`, async ({
      page,
      context,
      baseURL,
      found,
      cookieChoice,
    }) => {
      test.setTimeout(180_000)
      const { look } = await walker({ page, context, found, cookieChoice }, baseURL!, locale)
      const problems: string[] = []
      let signedIn: Role | undefined
      for (const stop of stops) {
        if (stop.of && stop.of !== signedIn) await signInDemo(context, baseURL!, stop.of)
        signedIn = stop.of
        problems.push(...(await look(stop)))
        if (then) problems.push(...(await then(page, stop)))
      }
      expect(problems).toEqual([])
    })
  })
}
