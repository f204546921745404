import type { BrowserContext, Page } from '@playwright/test'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { signInDemo } from './support/demo-session.ts'
import { holdBack } from './support/hold-back.ts'
import { islandsAlive } from './support/island.ts'
import { enterAs } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** Every test has its own demo account: a save by one would make the data of another stale. */
const PATH = PATHS.profile

async function readProfile({ request }: BrowserContext): Promise<OwnProfile> {
  return (await (await request.get('/api/profile')).json()) as OwnProfile
}

async function openProfile(page: Page, path: string) {
  await page.goto(path)
  await islandsAlive(page)
}

test.describe('in Spanish', () => {
  const t = textsOf('es')

  test('an athlete: an invalid phone is reported and a valid one saved', async ({
    page,
    context,
    baseURL,
  }) => {
    await signInDemo(context, baseURL!, 'athlete')
    await openProfile(page, PATH)
    const phone = page.getByLabel(t('account.basics.phone'))
    const save = page.getByRole('button', { name: t('account.save.save') })
    await phone.fill('12')
    await save.click()
    await expect(page.getByText(t('fields.problem.invalid_phone'))).toBeVisible()
    await expect(phone).toBeFocused()
    await expect(phone).toHaveValue('12')
    const number = `+34 600 ${String(Date.now()).slice(-6)}`
    await phone.fill(number)
    await save.click()
    await expect(page.getByText(t('account.save.done'))).toBeVisible()
    await expect(save).toHaveCount(0)
    expect((await readProfile(context)).basics.phone).toBe(number)
  })

  test('a trainer: the draft survives a reload', async ({ page, context, baseURL }) => {
    await signInDemo(context, baseURL!, 'trainer')
    await openProfile(page, PATH)
    const input = page.getByLabel(t('account.professional.certifications'), { exact: true })
    await input.fill('  Curso de prueba  ')
    await input.press('Enter')
    const chip = page.getByRole('button', {
      name: t('account.list.remove', { item: 'Curso de prueba' }),
    })
    await expect(chip).toBeVisible()
    await expect(page.getByText(t('account.save.unsaved'))).toBeVisible()
    // Duplicates are ignored.
    await input.fill('Curso de prueba')
    await input.press('Enter')
    await expect(chip).toHaveCount(1)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText(t('account.save.restored'))).toBeVisible()
    await chip.click()
    await expect(chip).toHaveCount(0)
    await expect(page.getByText(t('account.save.unsaved'))).toHaveCount(0)
  })

  test('input during a save is kept as unsaved', async ({ page, context, baseURL }) => {
    await enterAs(context, baseURL!)
    await openProfile(page, PATH)
    const phone = page.getByLabel(t('account.basics.phone'))
    const [firstName, lastName] = (['firstName', 'lastName'] as const).map((name) =>
      page.getByLabel(t(`account.person.${name}`), { exact: true }),
    )
    await expect(phone).toBeVisible()
    const release = await holdBack(page, '**/api/profile')
    await phone.fill(' +34 600 000 006 ')
    await lastName!.fill('Gil')
    await page.getByRole('button', { name: t('account.save.save') }).click()
    await expect(page.getByRole('button', { name: t('account.save.saving') })).toBeVisible()
    await firstName!.fill('Eva')
    await lastName!.fill('Gil Ortega')
    release()
    await expect(page.getByText(t('account.save.done'))).toBeVisible()
    await expect(phone, 'what was not touched is as it was saved').toHaveValue('+34 600 000 006')
    await expect(page.getByText(t('account.save.unsaved'))).toBeVisible()
    expect((await readProfile(context)).person.lastName).toBe('Gil')

    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText(t('account.save.restored'))).toBeVisible()
    await expect(firstName!).toHaveValue('Eva')
    await expect(lastName!).toHaveValue('Gil Ortega')
  })
})

test.describe('in English', () => {
  const t = textsOf('en')

  test('a nutritionist: a conflicting save loses nothing', async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.allow(/status of 409/)
    await signInDemo(context, baseURL!, 'nutritionist')
    await openProfile(page, localizedPath(PATHS.profileData, 'en'))
    const phone = page.getByLabel(t('account.basics.phone'))
    const lastName = page.getByLabel(t('account.person.lastName'))
    const save = page.getByRole('button', { name: t('account.save.save') })
    const typed = `Gil ${String(Date.now())}`
    // Must differ from the value an earlier run has saved.
    const theirs = `+34 699 ${String(Date.now()).slice(-6)}`
    await phone.fill('+34 600 000 001')
    await lastName.fill(typed)

    const { version, basics } = await readProfile(context)
    const elsewhere = await context.request.patch('/api/profile', {
      headers: { origin: baseURL! },
      data: { version, basics: { ...basics, phone: theirs } },
    })
    expect(elsewhere.status()).toBe(200)

    await save.click()
    const panel = page.getByRole('region', { name: t('account.stale.title') })
    await expect(panel).toBeFocused()
    await expect(phone).toHaveValue('+34 600 000 001')
    await expect(lastName).toHaveValue(typed)
    await panel.getByRole('radio', { name: t('account.stale.theirs') }).check()
    await expect(phone).toHaveValue(theirs)
    await save.click()
    await expect(page.getByText(t('account.save.done'))).toBeVisible()
    const saved = await readProfile(context)
    expect(saved.basics.phone).toBe(theirs)
    expect(saved.person.lastName).toBe(typed)
  })

  test('a physiotherapist: deletion requires the exact phrase and the password', async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.allow(/status of 400/)
    await signInDemo(context, baseURL!, 'physiotherapist')
    await openProfile(page, localizedPath(PATHS.profilePrivacy, 'en'))
    await page.getByRole('button', { name: t('account.danger.open') }).click()
    const dialog = page.getByRole('dialog')
    const phrase = dialog.getByLabel(/ELIMINAR MI CUENTA/)
    const submit = dialog.getByRole('button', { name: t('account.danger.submit') })
    await expect(submit).toBeDisabled()
    await phrase.fill('eliminar mi cuenta')
    await phrase.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(t('account.danger.wrongTitle'))
    await expect(dialog.getByRole('alert')).toContainText(t('account.danger.wrongText'))
    await phrase.fill('ELIMINAR MI CUENTA')
    await dialog.getByLabel(t('account.yourPassword'), { exact: true }).fill('not the password')
    await submit.click()
    await expect(dialog.getByText(t('fields.problem.wrong_password'))).toBeVisible()
    expect((await readProfile(context)).role).toBe('physiotherapist')
  })
})
