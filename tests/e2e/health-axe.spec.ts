import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { TABS } from '#islands/health/kit/use-tab.ts'
import { expectAccessible } from './support/accessible.ts'
import { signInDemo } from './support/demo-session.ts'
import { networkQuiet } from './support/network.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** The centre of somebody with two years of data; dialogs and states are in the specs of their flows. */
inBothLanguages((locale) => {
  const t = textsOf(locale)
  const addresses = ['', '?chart=bloodPressure', ...TABS.map((tab) => `?tab=${tab}`)]
  test('every part of the centre is accessible in both themes', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    await signInDemo(context, baseURL!, 'athlete')
    for (const address of addresses) {
      await page.goto(localizedPath(PATHS.health, locale) + address)
      await expect(page.getByRole('tablist', { name: t('health.tabs.label') })).toBeVisible()
      await networkQuiet(page)
      await expectAccessible(page, address)
    }
  })
})
