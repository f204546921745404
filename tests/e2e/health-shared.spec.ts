import type { BrowserContext, Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#db/seed/demo-accounts.ts'
import type { Authorization, FoundProfessional } from '#lib/sharing/schemas.ts'
import { PATHS } from '#lib/site/routes.ts'
import { withoutIds } from '#tests/support/without-ids.ts'
import { expectAccessible } from './support/accessible.ts'
import { signInDemo } from './support/demo-session.ts'
import { enterKeeper, type Keeper } from './support/keeper.ts'
import { forgetTries } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** Sharing between two people in two browsers: what one grants the other reads, and what is read is told. */
const t = textsOf('es')
const RECORDS = [
  { recordDate: '2026-11-19', weight: 70.4, restingHeartRate: 61, fastingGlucose: 92 },
  { recordDate: '2026-11-20', weight: 70.1, note: 'Solo para mí' },
]

const leire = DEMO_ACCOUNTS.find(({ role }) => role === 'physiotherapist')!

async function found({ api }: Keeper): Promise<FoundProfessional> {
  const query = new URLSearchParams({ email: leire.email, type: 'physiotherapist' })
  const { items } = await api<{ items: FoundProfessional[] }>(
    'GET',
    `health/professionals?${query.toString()}`,
  )
  return items[0]!
}

/** The professional, in a browser of their own. @returns their calls, with the status of each answer */
async function reader(context: BrowserContext, origin: string) {
  await signInDemo(context, origin, 'physiotherapist')
  return (id: string, section: 'records' | 'history') =>
    context.request.get(`${origin}/api/workspace/clients/${id}/${section}`)
}

const idIn = (page: Page) => new URL(page.url()).searchParams.get('lens')!

test('from the professional’s link to what she has read, and to the end of it', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  await forgetTries()
  const keeper = await enterKeeper(context, baseURL!, RECORDS)
  const { professionalId, name } = await found(keeper)
  const [first = ''] = (name ?? '').split(' ')
  const read = await reader(await newVisitor(), baseURL!)

  // Her link, or the code that holds it, leads to the request.
  await page.goto(`${PATHS.health}?tab=authorizations&professional=${professionalId}`)
  const linked = page.getByRole('region', { name: t('healthSharing.linked.title') })
  await linked.getByRole('button', { name: t('healthSharing.found.request') }).click()
  const pending = page.getByRole('region', {
    name: t('healthSharing.group.pending'),
    exact: true,
  })
  await expect(pending).toContainText(name!)
  const [asked] = (await keeper.api<{ items: Authorization[] }>('GET', 'health/authorizations'))
    .items
  expect((await read(asked!.id, 'records')).status(), 'nothing before it is granted').toBe(404)

  // Three kinds of values, until Christmas.
  await pending
    .getByRole('button', { name: new RegExp(`^${t('healthSharing.action.authorize')}`) })
    .click()
  const dialog = page.getByRole('dialog', {
    name: t('healthSharing.grant.title', { name: first }),
  })
  await dialog.getByRole('button', { name: t('healthSharing.grant.nothing') }).click()
  for (const flag of ['weight', 'heart_rate', 'blood_pressure'] as const)
    await dialog.getByRole('switch', { name: t(`health.flag.${flag}`) }).check()
  await dialog
    .getByRole('textbox', { name: t('healthSharing.grant.purpose') })
    .fill('Volver a correr')
  await dialog.getByText(t('healthSharing.grant.end.day')).click()
  const year = new Date().getUTCFullYear() + 1
  await dialog.getByLabel(t('healthSharing.grant.lastDay')).fill(`${year}-12-24`)
  await expectAccessible(page, 'the grant')
  await dialog
    .getByRole('button', { name: t('healthSharing.grant.authorize', { name: first }) })
    .click()
  const active = page.getByRole('region', { name: t('healthSharing.group.active'), exact: true })
  await expect(active).toContainText(`hasta el 24 de diciembre de ${year}`)

  // What she sees is what the lens shows, and her reading is told.
  const answer = await read(asked!.id, 'records')
  expect(answer.status()).toBe(200)
  const seen = await answer.text()
  expect(seen).toContain('70.4')
  expect(withoutIds(seen)).not.toMatch(/92|Solo para mí|fastingGlucose|note/)
  await active.getByRole('button', { name: t('health.sharing.lens', { name: first }) }).click()
  await expect(
    page.getByRole('heading', { name: t('healthSharing.lens.title', { name: first }) }),
  ).toBeFocused()
  expect(idIn(page)).toBe(asked!.id)
  const preview = await context.request.get(
    `${baseURL}/api/health/authorizations/${asked!.id}/preview?section=records`,
  )
  expect(await preview.text()).toBe(seen)
  const sheet = page.getByRole('region', { name: t('healthSharing.lens.exact') })
  await expect(sheet).toContainText('70,4')
  await expect(sheet).not.toContainText('Solo para mí')
  const log = page.getByRole('region', { name: t('healthSharing.log.title') })
  await expect(log).toContainText(t('healthSharing.log.records.read'))
  await expectAccessible(page, 'the lens')

  // Ended while she reads.
  await page.goBack()
  await active
    .getByRole('button', { name: new RegExp(`^${t('healthSharing.action.revoke')}`) })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('healthSharing.confirm.revoke.confirm') })
    .click()
  await expect(
    page.getByRole('region', { name: t('healthSharing.group.ended'), exact: true }),
  ).toContainText(name!)
  expect((await read(asked!.id, 'records')).status()).toBe(404)
  expect((await read(asked!.id, 'history')).status()).toBe(404)
})
