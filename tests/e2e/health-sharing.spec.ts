import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { islandsAlive } from './support/island.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** Over the demonstration, which is the same screens without the API. */
const t = textsOf('es')
const PATH = '/health?tab=authorizations'

/** The professionals of the demonstration. */
const PENDING = 'Carmen Vidal'
const ACTIVE = 'Leire Otxoa'
const ENDED = 'Álvaro Gil'
const NEW = { email: 'profesional@example.com', name: 'Iker Sanz' }

async function open(page: Page, path = PATH) {
  await page.goto(path)
  await islandsAlive(page)
  await expect(page.getByRole('heading', { name: t('healthSharing.group.active') })).toBeVisible()
}
const group = (page: Page, name: 'pending' | 'active' | 'ended') =>
  page.getByRole('region', { name: t(`healthSharing.group.${name}`), exact: true })
const card = (within: Page | Locator, name: string) => within.getByRole('listitem', { name })
const action = (within: Locator, key: 'authorize' | 'withdraw' | 'edit' | 'revoke' | 'again') =>
  within.getByRole('button', { name: new RegExp(`^${t(`healthSharing.action.${key}`)}`) })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const grantDialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name: t('healthSharing.grant.title', { name }) })

test('shares are in three groups with their counts, each active one a sentence', async ({
  page,
}) => {
  await open(page)
  for (const name of ['pending', 'active', 'ended'] as const) {
    await expect(group(page, name).getByRole('heading', { level: 2 })).toHaveText(/\s*1$/)
  }
  await expect(card(group(page, 'pending'), PENDING)).toContainText(
    t('healthSharing.pending.badge'),
  )
  await expect(card(group(page, 'active'), ACTIVE)).toContainText(
    /Leire ve tu peso, tu tensión y tu frecuencia cardíaca hasta el \d/,
  )
  await expect(card(group(page, 'ended'), ENDED)).toContainText(/Del .+ al .+, revocada por ti/)
})

test('an authorization is granted with exactly what is shown, and can be revoked', async ({
  page,
}) => {
  await open(page)
  await action(card(group(page, 'pending'), PENDING), 'authorize').click()
  const dialog = grantDialog(page, 'Carmen')
  const sentence = dialog.getByText(/^Carmen verá/)
  // Everything is on at first.
  for (const flag of await dialog.getByRole('switch').all()) await expect(flag).toBeChecked()
  await expect(sentence).toHaveText('Carmen verá todas tus medidas, sin fecha de fin.')

  await dialog.getByRole('button', { name: t('healthSharing.grant.nothing') }).click()
  await dialog.getByRole('switch', { name: t('health.flag.glucose') }).check()
  await dialog.getByRole('textbox', { name: t('healthSharing.grant.purpose') }).fill('Maratón')
  await dialog.getByText(t('healthSharing.grant.end.day')).click()
  await dialog.getByLabel(t('healthSharing.grant.lastDay')).fill('2028-12-31')
  await expect(sentence).toHaveText('Carmen verá tu glucosa hasta el 31 de diciembre de 2028.')

  await dialog
    .getByRole('button', { name: t('healthSharing.grant.authorize', { name: 'Carmen' }) })
    .click()
  await expect(toast(page, t('healthSharing.done.authorize', { name: 'Carmen' }))).toBeVisible()
  const shared = card(group(page, 'active'), PENDING)
  await expect(shared).toContainText('Carmen ve tu glucosa hasta el 31 de diciembre de 2028.')
  await expect(shared).toContainText('Para «Maratón»')
  // The focus is not lost with the card that moved.
  await expect(shared).toBeFocused()

  await action(shared, 'revoke').click()
  const question = page.getByRole('alertdialog', {
    name: t('healthSharing.confirm.revoke.title', { name: 'Carmen' }),
  })
  await expect(question.getByRole('button', { name: t('health.cancel') })).toBeFocused()
  await question.getByRole('button', { name: t('healthSharing.confirm.revoke.confirm') }).click()
  await expect(toast(page, t('healthSharing.done.revoke', { name: 'Carmen' }))).toBeVisible()
  await expect(card(group(page, 'ended'), PENDING)).toBeVisible()
})

test('the body mass index is withheld when one of weight and height is hidden, and says why', async ({
  page,
}) => {
  await open(page)
  await action(card(group(page, 'pending'), PENDING), 'authorize').click()
  const dialog = grantDialog(page, 'Carmen')
  const bmi = dialog.getByRole('switch', { name: t('health.flag.bmi') })
  await dialog.getByRole('switch', { name: t('health.flag.height') }).uncheck()
  await expect(bmi).toHaveAccessibleDescription(new RegExp(t('healthSharing.grant.heldByWeight')))
  await expect(dialog.getByText(t('healthSharing.grant.held'), { exact: true })).toBeVisible()
  await expect(dialog.getByText(/^Carmen verá/)).not.toContainText('IMC')
  await dialog.getByRole('switch', { name: t('health.flag.weight') }).uncheck()
  await expect(dialog.getByText(t('healthSharing.grant.held'), { exact: true })).toBeHidden()
})

test('the preview shows what would be seen before anything is saved', async ({ page }) => {
  await open(page)
  await action(card(group(page, 'pending'), PENDING), 'authorize').click()
  const dialog = grantDialog(page, 'Carmen')
  await dialog.getByRole('button', { name: t('healthSharing.grant.nothing') }).click()
  await dialog.getByRole('switch', { name: t('health.flag.weight') }).check()
  await dialog
    .getByRole('button', { name: t('healthSharing.grant.preview', { name: 'Carmen' }) })
    .click()
  const sheet = dialog.getByRole('table')
  await expect(sheet.getByRole('row', { name: /^Peso/ })).not.toContainText(
    t('healthShared.notShared'),
  )
  await expect(sheet.getByRole('row', { name: /^Glucosa/ })).toContainText(
    t('healthShared.notShared'),
  )
  await dialog.getByRole('button', { name: t('healthSharing.grant.back') }).click()
  await expect(dialog.getByRole('switch', { name: t('health.flag.weight') })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(card(group(page, 'pending'), PENDING)).toBeVisible()
})

test('a wrong last day is refused at its field', async ({ page }) => {
  await open(page)
  await action(card(group(page, 'pending'), PENDING), 'authorize').click()
  const dialog = grantDialog(page, 'Carmen')
  await dialog.getByText(t('healthSharing.grant.end.day')).click()
  await dialog
    .getByRole('button', { name: t('healthSharing.grant.authorize', { name: 'Carmen' }) })
    .click()
  const day = dialog.getByLabel(t('healthSharing.grant.lastDay'))
  await expect(day).toBeFocused()
  await expect(day).toHaveAccessibleDescription(t('healthSharing.grant.day.invalid_date'))
})

test('a professional is found by email and type, asked, and withdrawn', async ({ page }) => {
  await open(page)
  const add = page.getByRole('region', { name: t('healthSharing.add.title') })
  const search = add.getByRole('button', { name: t('healthSharing.add.search') })
  await search.click()
  await expect(add.getByText(t('healthSharing.add.incomplete'))).toBeVisible()
  const email = add.getByRole('textbox', { name: t('healthSharing.add.email') })
  await expect(email).toBeFocused()
  await email.fill('nadie@example.com')
  await add.getByRole('combobox').selectOption('trainer')
  await search.click()
  await expect(add.getByText(t('healthSharing.add.none'))).toBeVisible()

  await email.fill(NEW.email)
  await search.click()
  await expect(add.getByRole('heading', { name: NEW.name })).toBeVisible()
  await add.getByRole('button', { name: t('healthSharing.found.request') }).click()
  await expect(toast(page, t('healthSharing.done.request'))).toBeVisible()
  await expect(add.getByText(t('healthSharing.found.duplicate'))).toBeVisible()

  const asked = card(group(page, 'pending'), NEW.name)
  await action(asked, 'withdraw').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('healthSharing.confirm.withdraw.confirm') })
    .click()
  await expect(toast(page, t('healthSharing.done.withdraw'))).toBeVisible()
  await expect(card(group(page, 'ended'), NEW.name)).toBeVisible()
})

test('a professional who is not to be shown again is hidden, cannot be asked, and comes back', async ({
  page,
}) => {
  await open(page)
  const menu = page.getByRole('button', { name: t('healthSharing.action.more', { name: ENDED }) })
  await menu.click()
  await page.getByRole('menuitem', { name: t('healthSharing.action.hide') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('healthSharing.confirm.hide.confirm') })
    .click()
  await expect(group(page, 'ended')).toBeHidden()
  await page.getByText(t('healthSharing.group.hidden', { count: 1 })).click()
  const hidden = card(page, ENDED)
  await expect(action(hidden, 'again')).toBeHidden()
  await hidden
    .getByRole('button', { name: new RegExp(`^${t('healthSharing.action.unhide')}`) })
    .click()
  await expect(card(group(page, 'ended'), ENDED)).toBeVisible()
  await action(card(group(page, 'ended'), ENDED), 'again').click()
  await expect(card(group(page, 'pending'), ENDED)).toBeVisible()
})

test('the lens shows what is seen, who looked and the receipts, and back leads to the card', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: t('health.sharing.lens', { name: 'Leire' }) }).click()
  await expect(page).toHaveURL(/tab=authorizations&lens=/)
  await expect(
    page.getByRole('heading', { name: t('healthSharing.lens.title', { name: 'Leire' }) }),
  ).toBeFocused()
  const seen = page.getByRole('region', { name: t('healthSharing.lens.exact') })
  const sheet = seen.getByRole('table')
  await expect(sheet.getByRole('row', { name: /^PA/ })).toContainText(/\d+\/\d+/)
  await expect(sheet.getByRole('row', { name: /^HbA1c/ })).toContainText(
    t('healthShared.notShared'),
  )
  await seen.getByText(t('healthSharing.lens.history'), { exact: true }).click()
  await expect(seen.getByText('Tendinopatía rotuliana izquierda', { exact: true })).toBeVisible()

  const log = page.getByRole('region', { name: t('healthSharing.log.title') })
  await expect(log).toContainText(t('healthSharing.log.records.read'))
  await expect(log).toContainText('Peso y tensión', { ignoreCase: true })
  const receipts = page.getByRole('region', { name: t('healthSharing.receipts.title') })
  await receipts.getByRole('button').first().click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: t('healthSharing.receipts.fhir') }).click()
  expect((await download).suggestedFilename()).toMatch(/^justificante-\d{4}-\d\d-\d\d\.json$/)

  await page.goBack()
  await expect(card(group(page, 'active'), ACTIVE)).toBeFocused()
})

test('an ended share shows nothing through its lens', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: t('healthSharing.action.more', { name: ENDED }) }).click()
  await page.getByRole('menuitem', { name: t('healthSharing.action.past') }).click()
  await expect(
    page.getByRole('heading', { name: t('healthSharing.lens.ended', { name: 'Álvaro' }) }),
  ).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('a link that leads to nobody says so', async ({ page }) => {
  await open(page, `${PATH}&professional=not-an-id`)
  const linked = page.getByRole('region', { name: t('healthSharing.linked.title') })
  await expect(linked).toContainText(t('healthSharing.linked.none'))
  await linked.getByRole('button', { name: t('healthSharing.linked.close') }).click()
  await expect(linked).toBeHidden()
  await expect(page).toHaveURL(PATH)
})

test('every receipt is in one list', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: t('healthSharing.receipts.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('healthSharing.receipts.title') })
  await expect(
    dialog.getByText(t('healthSharing.receipts.event.granted', { name: 'Leire' })),
  ).toBeVisible()
})

test.describe('accessible', () => {
  test('the list', async ({ page }) => {
    await open(page)
    await expectAccessible(page)
  })
  test('the grant dialog', async ({ page }) => {
    await open(page)
    await action(card(group(page, 'active'), ACTIVE), 'edit').click()
    await expect(grantDialog(page, 'Leire')).toBeVisible()
    await expectAccessible(page)
  })
  test('the lens', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: t('health.sharing.lens', { name: 'Leire' }) }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessible(page)
  })
})
