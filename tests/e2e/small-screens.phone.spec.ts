import { PATHS } from '#lib/site/routes.ts'
import { aProfilePath } from './support/api.ts'
import { signInDemo } from './support/demo-session.ts'
import { signUpOn } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// That every page fits, with targets that are large enough, is seen on the walk (walk-*.spec.ts).

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
  await page.locator('[name=activityLevel]').selectOption('moderate')
  await page.locator('[name=mainGoal]').selectOption('toning')
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
  await page.evaluate(() => scrollTo(0, 1_500))
  await tab('profile').click()
  await expect(page).toHaveURL(/\?tab=profile$/)
  await expect(page.getByRole('heading', { name: t('healthProfile.title') })).toBeInViewport()

  await page.goto(`${PATHS.health}?tab=authorizations`)
  await expect(tab('authorizations')).toBeInViewport({ ratio: 0.99 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the overview of the health centre has six values on its first screen, and all of it within 2,600 px', async ({
  page,
  context,
  baseURL,
}) => {
  await signInDemo(context, baseURL!, 'athlete')
  await page.goto(PATHS.health)
  const values = page.getByRole('region', { name: textsOf('es')('health.overview.values') })
  await expect(values.locator('[data-kind]').nth(5)).toBeInViewport({ ratio: 0.99 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('application')).toBeVisible()
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(2_600)
})
