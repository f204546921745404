import type { Overview } from '#lib/health/schemas.ts'
import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { submitSignIn } from './support/forms.ts'
import { leaveBmi, recordsOn, registerOn } from './support/health.ts'
import { holdBack } from './support/hold-back.ts'
import { apiOf } from './support/keeper.ts'
import { enterAs, forgetTries, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** How somebody begins: what is asked before the first record, and what they bring along. */
const t = textsOf('es')

/** The console's message for the refusals before the first record. */
const SAYS_REFUSED = /status of 4(00|03|09|22)/

test('the first record asks for the consent and the birth date, once each, and loses nothing typed', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(SAYS_REFUSED)
  await enterAs(context, baseURL!)
  const api = apiOf(context, baseURL!)
  const { open, field, note, save, saved } = registerOn(page)
  await page.goto(PATHS.health)
  await expect(page.getByText(t('health.overview.none.title'))).toBeVisible()
  await expectAccessible(page, 'the centre of somebody new')
  await open()
  await field('weight').fill('61,8')
  await note.fill('Mi primer registro')
  await save.click()

  const consent = page.getByRole('dialog', { name: t('healthConsent.title') })
  const box = consent.getByRole('checkbox')
  await expect(box).not.toBeChecked()
  await consent.getByRole('button', { name: t('healthConsent.give') }).click()
  await expect(consent.getByText(t('healthConsent.problem.missing'))).toBeVisible()
  await expectAccessible(page, 'the consent')
  await consent.getByRole('button', { name: t('healthConsent.notNow') }).click()
  await expect(consent).toBeHidden()
  expect(await api<Overview>('GET', 'health/overview')).toMatchObject({ consent: null, records: 0 })
  await expect(field('weight')).toHaveValue('61,8')

  await save.click()
  await box.check()
  await consent.getByRole('button', { name: t('healthConsent.give') }).click()
  const birth = page.getByRole('dialog', { name: t('healthRegister.birth.title') })
  await birth.getByRole('button', { name: t('healthRegister.birth.save') }).click()
  await expect(birth.getByText(t('healthRegister.birth.missing'))).toBeVisible()
  await expectAccessible(page, 'the birth date')
  await birth.getByLabel(t('healthRegister.birth.label')).fill('1992-02-29')
  await birth.getByRole('button', { name: t('healthRegister.birth.save') }).click()
  await expect(saved).toContainText('peso 61,8 kg')
  expect(await api<Overview>('GET', 'health/overview')).toMatchObject({
    consent: { isCurrent: true },
    person: { birthDate: '1992-02-29' },
    records: 1,
  })

  await field('weight').fill('61,4')
  await save.click()
  await expect(saved).toContainText('peso 61,4 kg')
  await page.goto(PATHS.health)
  const values = page.getByRole('region', { name: t('health.overview.values') })
  await expect(values).toContainText('61,4')
})

test('what a visitor wrote down in the demonstration is offered after signing in, and kept on demand', async ({
  page,
  context,
  baseURL,
}) => {
  await forgetTries()
  const { open, field, save, saved } = registerOn(page)
  await open()
  await field('weight').fill('72,5')
  await save.click()
  await saved.waitFor()
  await page.getByRole('link', { name: t('health.demo.signIn') }).click()
  await submitSignIn(page, 'es', await newPerson())
  await expect(page).toHaveURL(`${PATHS.health}?tab=data`)
  const offer = page.getByRole('region', { name: t('health.bring.title') })
  await offer.getByRole('button', { name: t('health.bring.keep') }).click()
  const consent = page.getByRole('dialog', { name: t('healthConsent.title') })
  await consent.getByRole('checkbox').check()
  await consent.getByRole('button', { name: t('healthConsent.give') }).click()
  await expect(offer).toBeHidden()
  const { items } = await apiOf(context, baseURL!)<{ items: object[] }>('GET', 'health/records')
  expect(items).toMatchObject([{ weight: 72.5 }])
  await page.reload()
  await field('weight').waitFor()
  await expect(offer).toHaveCount(0)
})

test('what a calculator has left becomes a record, and is not offered again', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(SAYS_REFUSED)
  await enterAs(context, baseURL!)
  await leaveBmi(page)
  const release = await holdBack(page, '**/api/health/history')
  await page.goto(PATHS.health)
  const left = page.getByRole('region', { name: t('health.fromTools.label') })
  await expect(left).toContainText('peso 68 kg y altura 165 cm')
  await left.getByRole('button', { name: t('health.fromTools.save') }).click()
  const { field, save, saved } = registerOn(page)
  await expect(field('weight')).toHaveValue('68,0')
  await save.click()
  const consent = page.getByRole('dialog', { name: t('healthConsent.title') })
  await consent.getByRole('checkbox').check()
  await consent.getByRole('button', { name: t('healthConsent.give') }).click()
  // Faster than what is known about them already.
  const birth = page.getByRole('dialog', { name: t('healthRegister.birth.title') })
  const date = birth.getByLabel(t('healthRegister.birth.label'))
  await date.fill('1985-06-01')
  await date.press('Enter')
  release()
  await expect(saved).toContainText('peso 68 kg')
  const { open, rows } = recordsOn(page)
  await open()
  await expect(rows).toHaveCount(1)
  await page.goto(PATHS.health)
  await expect(page.getByRole('region', { name: t('health.overview.values') })).toContainText('68')
  await expect(left).toHaveCount(0)
})
