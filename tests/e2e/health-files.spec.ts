import { readFile } from 'node:fs/promises'
import type { Overview } from '#lib/health/schemas.ts'
import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { recordsOn } from './support/health.ts'
import { enterKeeper } from './support/keeper.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** Out and in of a real centre: what the demonstration, which has no server, cannot show. */
const t = textsOf('es')
const RECORDS = [
  { recordDate: '2026-11-19', weight: 70.4 },
  { recordDate: '2026-11-20', weight: 70.1 },
]

test('everything is downloaded as JSON and as FHIR, with the password', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 400/)
  const keeper = await enterKeeper(context, baseURL!, RECORDS)
  const { open, more, dialog } = recordsOn(page)
  await open()
  const password = dialog.getByLabel(t('healthData.export.password'), { exact: true })
  const submit = dialog.getByRole('button', { name: t('healthData.export.submit') })
  const files = { json: 'datos_salud.json', fhir: 'datos_salud.fhir.json' } as const
  for (const format of ['json', 'fhir'] as const) {
    await more.click()
    await page.getByRole('menuitem', { name: t(`healthRecords.menu.${format}`) }).click()
    await password.fill('no es esta')
    await submit.click()
    await expect(dialog.getByText(t('fields.problem.wrong_password'))).toBeVisible()
    await expect(password).toHaveValue('no es esta')
    if (format === 'json') await expectAccessible(page, 'the refused export')
    await password.fill(keeper.password)
    const download = page.waitForEvent('download')
    await submit.click()
    const file = await download
    expect(file.suggestedFilename()).toBe(files[format])
    const text = await readFile(await file.path(), 'utf8')
    const content = JSON.parse(text) as Record<string, unknown>
    if (format === 'json') expect(content['records']).toHaveLength(2)
    else expect(content['resourceType']).toBe('Bundle')
    expect(text).toContain('70.4')
    await expect(dialog).toBeHidden()
  }
})

test('the CSV that is downloaded is imported without duplicates, and an import is undone', async ({
  page,
  context,
  baseURL,
}) => {
  const keeper = await enterKeeper(context, baseURL!, RECORDS)
  const { open, count } = recordsOn(page)
  await open()
  await expect(count).toHaveText('2 registros')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('healthRecords.csv') }).click()
  const own = await readFile(await (await download).path(), 'utf8')
  const [, line = ''] = own.split('\r\n')
  const more = `${own}${line.replace(/^[^;]*/, '2025-01-02')}\r\n`

  await open('&open=import')
  await page.getByLabel(t('healthData.import.choose.file')).setInputFiles({
    name: 'datos_salud.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(more),
  })
  await page.getByRole('button', { name: t('healthData.import.match.next') }).click()
  await expect(page.getByText(/^2 ya están en tu centro/)).toBeVisible()
  await page.getByRole('button', { name: 'Importar 1 registro' }).click()
  await expect(page.getByText('Se ha importado 1 registro.')).toBeVisible()
  const records = async () => (await keeper.api<Overview>('GET', 'health/overview')).records
  expect(await records()).toBe(3)
  await page.getByRole('button', { name: t('healthData.import.done.undo') }).click()
  await expect(page.getByText('Deshecho: se ha quitado 1 registro.')).toBeVisible()
  expect(await records()).toBe(2)
})

test('the consent is taken back where it was given: kept first, then erased with the password', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 40[03]/)
  const keeper = await enterKeeper(context, baseURL!, RECORDS)
  const overview = () => keeper.api<Overview>('GET', 'health/overview')
  await page.goto(`${PATHS.health}?tab=profile`)
  const withdraw = page.getByRole('button', { name: t('healthConsent.withdraw.open') })
  const dialog = page.getByRole('alertdialog')
  const confirm = dialog.getByRole('button', { name: t('healthConsent.withdraw.confirm') })
  await withdraw.click()
  await expectAccessible(page, 'the withdrawal')
  await confirm.click()
  await expect(
    page.getByRole('status').filter({ hasText: t('healthProfile.consent.done') }),
  ).toBeVisible()
  expect(await overview()).toMatchObject({ consent: null, records: 2 })

  // Given again by the same row, and taken back with everything.
  await page.getByRole('button', { name: t('healthProfile.consent.giveName') }).click()
  const consent = page.getByRole('dialog', { name: t('healthConsent.title') })
  await consent.getByRole('checkbox').check()
  await consent.getByRole('button', { name: t('healthConsent.give') }).click()
  await withdraw.click()
  await dialog.getByRole('radio', { name: t('healthConsent.withdraw.erase') }).check()
  const password = dialog.getByLabel(t('healthConsent.withdraw.password'), { exact: true })
  await password.fill('no es esta')
  await confirm.click()
  await expect(dialog.getByText(t('fields.problem.wrong_password'))).toBeVisible()
  expect(await overview()).toMatchObject({ records: 2 })
  await password.fill(keeper.password)
  await confirm.click()
  await expect(
    page.getByRole('status').filter({ hasText: t('healthProfile.consent.erased') }),
  ).toBeVisible()
  expect(await overview()).toMatchObject({ consent: null, records: 0 })
})
