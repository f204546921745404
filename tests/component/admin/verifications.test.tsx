import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as verifications from '#lib/admin/verifications-calls.ts'
import type { Verification } from '#lib/admin/verifications-schemas.ts'
import { VerificationId } from '#lib/ids.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, ok } from '../support/api.ts'
import { VERIFICATION } from './data.ts'
import { onePage, openAdmin } from './support.tsx'

const DAY_MS = 86_400_000

/** Somebody who has waited for some days. */
const waiting = (end: string, name: string, days: number): Verification => ({
  ...VERIFICATION,
  ...{ id: VerificationId.parse(VERIFICATION.id.slice(0, -2) + end), name, state: 'waiting' },
  ...{ reason: null, decidedAt: null, register: 'Colegio de ejemplo', number: '12.045' },
  ...{ createdAt: new Date(Date.now() - days * DAY_MS).toISOString(), memberSince: '2024-03-01' },
  city: 'Bilbao',
})
const LEIRE = waiting('31', 'Leire Sáez', 3)
const PAU = waiting('32', 'Pau Grau', 1)

function queue() {
  answer(verifications.listVerifications, ({ query }) =>
    ok(onePage(query['q'] ? [PAU] : [LEIRE, PAU])),
  )
  return answer(verifications.getVerification, LEIRE)
}

test.each([
  ['es', 'Dos esperan; la primera, desde hace 3 días', 'hace 3 días'],
  ['en', 'Two are waiting; the first asked 3 days ago', '3 days ago'],
] as const)('%s: the queue says who waits, and since when', async (locale, sentence, ago) => {
  await page.viewport(390, 740)
  const read = queue()
  openAdmin('?tab=verifications', locale)
  const t = textsOf(locale)
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
  const leire = page.getByRole('row', { name: 'Leire Sáez', exact: false })
  await expect.element(leire).toMatchTextContent(ago)
  await expect.element(leire).toMatchTextContent('Colegio de ejemplo')
  // Reading a record is in the audit: none is read that is not on the screen.
  expect(read()).toHaveLength(0)
  // Who is looked for is not all that wait.
  await page.getByRole('searchbox', { name: t('adminVerifications.search') }).fill('Pau')
  await expect.element(page.getByText(sentence, { exact: true })).not.toBeInTheDocument()
})

test('on wide screens the one that waits longest is open beside the queue, and no other is read', async () => {
  await page.viewport(1440, 900)
  const read = queue()
  openAdmin('?tab=verifications')
  const t = textsOf('es')
  const record = page.getByRole('region', { name: t('adminVerifications.detail.label') })
  await expect.element(record.getByRole('heading', { name: 'Leire Sáez' })).toBeVisible()
  await expect.element(record).toMatchTextContent('Entrenador/a · Bilbao · desde 2024')
  await expect
    .element(record.getByRole('button', { name: t('adminVerifications.approve') }))
    .toBeInViewport()
  expect(read().map(({ params }) => params['id'])).toEqual([LEIRE.id])
  // It stays while one looks for another, whose record is read when it is chosen.
  await page.getByRole('searchbox', { name: t('adminVerifications.search') }).fill('Pau')
  const pau = page.getByRole('button', { name: /Pau Grau/ })
  await expect.poll(() => page.getByRole('row').length).toBe(2)
  await expect.element(record.getByRole('heading', { name: 'Leire Sáez' })).toBeVisible()
  expect(read()).toHaveLength(1)
  await pau.click()
  await expect.poll(() => read().map(({ params }) => params['id'])).toEqual([LEIRE.id, PAU.id])
  await expect.element(record).toHaveFocus()
})

test.each(LOCALES)('%s: the decision stays in sight below what is compared', async (locale) => {
  await page.viewport(390, 740)
  queue()
  openAdmin(`?tab=verifications&verification=${LEIRE.id}`, locale)
  const t = textsOf(locale)
  const approve = page.getByRole('button', { name: t('adminVerifications.approve') })
  await expect.element(approve).toBeInViewport()
  await expect.element(page.getByText(/12\.045, (comprobad|checked)/)).toBeInViewport()
  await expect.element(page.getByText(/2024/)).toBeVisible()
  await expect.element(page.getByText(t('adminVerifications.missing'))).toBeVisible()
  const boxes = page.getByRole('checkbox')
  for (const box of boxes.all()) await box.click()
  await expect.element(approve).toBeEnabled()
  await expect.element(page.getByText(t('adminVerifications.missing'))).not.toBeInTheDocument()
  await expectAccessible('a record that waits')
})
