import { PATHS } from '#lib/site/routes.ts'
import { contactPageOn } from './support/contact-page.ts'
import { ISLAND_SCRIPTS } from './support/hold-back.ts'
import { forgetTries } from './support/person.ts'
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
  await forgetTries()
  await page.route(ISLAND_SCRIPTS, (route) => route.abort())
  const contact = contactPageOn(page, 'es')
  await contact.open()
  await contact.field('name').fill('Ana')
  await contact.send.click()
  const notice = page.getByRole('alert').filter({ hasText: SAID })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('button', { name: t('common.notLoaded.reload') })).toBeVisible()
  await expect(contact.field('name')).toHaveValue('Ana')
  await page.unroute(ISLAND_SCRIPTS)
  await contact.send.click()
  await expect(notice).toBeHidden()
  await expect(contact.field('name')).toHaveValue('Ana')
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
  await notice.getByRole('button').click()
  await page.waitForLoadState()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
