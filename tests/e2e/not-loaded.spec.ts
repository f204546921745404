import { PATHS } from '#lib/site/routes.ts'
import { signInField } from './support/forms.ts'
import { ISLAND_SCRIPTS } from './support/hold-back.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// Scripts that do not arrive: a deploy has taken them away, or a tunnel.

const t = textsOf('es')
const SAID = t('common.notLoaded.text')

test('a press whose scripts do not arrive says so, loses nothing, and works once they do', async ({
  page,
  problems,
}) => {
  problems.allow(/astro-island|Failed to (fetch|load)|ERR_FAILED|\/_astro\//)
  await page.route(ISLAND_SCRIPTS, (route) => route.abort())
  await page.goto(PATHS.signIn)
  const email = signInField(page, 'email')
  const submit = page.getByRole('button', { name: t('auth.signIn.submit') })
  await email.fill('nadie@')
  await submit.click()
  const notice = page.getByRole('alert').filter({ hasText: SAID })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link', { name: t('common.notLoaded.reload') })).toBeVisible()
  await expect(email).toHaveValue('nadie@')
  await page.unroute(ISLAND_SCRIPTS)
  await submit.click()
  await expect(notice).toBeHidden()
  await expect(email).toHaveValue('nadie@')
  await expect(email).toBeFocused()
})

test('a screen whose scripts do not arrive says so, and is there after another load', async ({
  page,
  problems,
}) => {
  problems.allow(/astro-island|Failed to (fetch|load)|ERR_FAILED|\/_astro\//)
  await page.route(ISLAND_SCRIPTS, (route) => route.abort())
  await page.goto(PATHS.shortlist)
  const notice = page.getByRole('alert').filter({ hasText: SAID })
  await expect(notice).toBeVisible()
  await page.unroute(ISLAND_SCRIPTS)
  await notice.getByRole('link').click()
  await page.waitForLoadState()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
