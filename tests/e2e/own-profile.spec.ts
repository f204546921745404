import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { PATHS } from '#lib/site/routes.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterTrainer } from './support/workspace.ts'

const BIO = 'Fuerza sin prisa. Empezamos por la técnica.'
const PHONE = '+34 600 000 011'

test('what is typed in several parts survives a reload, and is saved together', async ({
  page,
  context,
  baseURL,
}) => {
  const t = textsOf('es')
  await enterTrainer(context, baseURL!)
  const bio = page.getByLabel(t('people.field.bio'), { exact: true })
  const phone = page.getByLabel(t('people.phone'))
  const save = page.getByRole('button', { name: t('editing.save') })
  const index = page.getByRole('navigation', { name: t('account.parts') })
  const who = page.getByRole('heading', { name: t('account.public.who') })
  await page.goto(PATHS.profile)
  await who.click()
  await bio.fill(BIO)
  // One title begins as another does.
  await index.getByRole('link', { name: t('account.part.data.title'), exact: true }).click()
  await expect(page).toHaveURL(PATHS.profileData)
  await expect(page).toHaveTitle(new RegExp(`^${t('account.part.data.title')} · `))
  await phone.fill(PHONE)
  await page.goBack()
  await expect(page).toHaveURL(PATHS.profile)
  await expect(bio).toHaveValue(BIO)

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(t('editing.restored'))).toBeVisible()
  await who.click()
  await expect(bio).toHaveValue(BIO)
  await save.click()
  await expect(page.getByText(t('account.save.done'))).toBeVisible()
  await expect(save).toHaveCount(0)
  const saved = (await (await context.request.get('/api/profile')).json()) as OwnProfile
  expect(saved.basics.phone).toBe(PHONE)
  expect(saved.professional?.bio).toBe(BIO)
})
