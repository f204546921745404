import type { Page } from '@playwright/test'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { aProfilePath } from './support/api.ts'
import { signInDemo } from './support/demo-session.ts'
import { networkQuiet } from './support/network.ts'
import { signUpOn } from './support/sign-up.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { targets } from './support/walk/probes.ts'

// Public pages are seen on the walk (walk-*.spec.ts).
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

inBothLanguages((locale) => {
  const t = textsOf(locale)

  for (const role of ['athlete', 'trainer'] as const) {
    test(`the profile form of a ${role}: large touch targets, no overflow at 320 px or with large text`, async ({
      page,
      context,
      baseURL,
    }) => {
      await signInDemo(context, baseURL!, role)
      const { profile, profileData, profileSecurity, profilePrivacy } = PATHS
      for (const path of [profile, profileData, profileSecurity, profilePrivacy]) {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(localizedPath(path, locale))
        await expect(page.getByRole('navigation', { name: t('account.parts') })).toBeVisible()
        await networkQuiet(page)
        for (const fold of await page.locator('.own-profile details').all())
          await fold.evaluate((details: HTMLDetailsElement) => (details.open = true))
        expect.soft(await targets(page), path).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        expect.soft(await widthOf(page), path).toBe(320)
        await page.setViewportSize({ width: 390, height: 844 })
        await page.evaluate(() => (document.documentElement.style.fontSize = '150%'))
        expect.soft(await widthOf(page), `${path} with large text`).toBe(390)
      }
    })
  }
})

// In the language with the longer words.
test('sign-up: tabs and a long address fit the card at 320 px', async ({ page }) => {
  const t = textsOf('es')
  await page.setViewportSize({ width: 320, height: 640 })
  const signUp = signUpOn(page, 'es')
  await signUp.open('athlete')
  for (const tab of await page.getByRole('tab').all()) {
    await expect(tab).toBeInViewport({ ratio: 0.99 })
  }
  await signUp.fillAccess(`${'largo'.repeat(12)}@example.com`)
  await signUp.fillAbout()
  await page.locator('#sign-up-activityLevel').selectOption('moderate')
  await page.locator('#sign-up-mainGoal').selectOption('toning')
  await signUp.next()
  const summary = signUp.form.getByRole('region', { name: t('auth.signUp.summary') })
  await expect(summary).toBeVisible()
  const card = (await signUp.form.boundingBox())!
  const inside = (await summary.boundingBox())!
  expect(inside.x + inside.width).toBeLessThanOrEqual(card.x + card.width)
})

test('the contact button of a profile covers nothing that has the focus', async ({
  page,
  request,
}) => {
  await page.goto(await aProfilePath(request, 'trainer'))
  const bar = page.locator('[data-bottom-bar]')
  const { y: top } = (await bar.boundingBox())!
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    const focused = await bar.evaluate((element) => {
      const active = document.activeElement!
      const bottom = active.getBoundingClientRect().bottom
      return element.contains(active) ? null : { name: active.outerHTML.slice(0, 80), bottom }
    })
    if (focused) expect.soft(focused.bottom, focused.name).toBeLessThanOrEqual(top)
  }
})

test('the health centre: its tabs are at hand on the first screen, and another one is read from its beginning', async ({
  page,
}) => {
  const t = textsOf('es')
  const tab = (name: 'profile' | 'authorizations') =>
    page.getByRole('tab', { name: t(`health.tabs.${name}`) })
  await page.goto(PATHS.health)
  await expect(tab('profile')).toBeInViewport({ ratio: 0.99 })
  // The selected one leads to its panel, too, which is far below.
  await page.evaluate(() => scrollTo(0, 1_500))
  await tab('profile').click()
  await expect(page).toHaveURL(/\?tab=profile$/)
  await expect(page.getByRole('heading', { name: t('healthProfile.title') })).toBeInViewport()

  await page.goto(`${PATHS.health}?tab=authorizations`)
  await expect(tab('authorizations')).toBeInViewport({ ratio: 0.99 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
