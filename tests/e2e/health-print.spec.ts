import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { recordsOn } from './support/health.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** What of the centre goes on paper, over the demonstration. */
const t = textsOf('es')

test('a chart is printed alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printed'] = document.querySelector('[data-printing] h2')?.textContent
    }
  })
  const part = page.getByRole('region', { name: t('health.measure.weight'), exact: true })
  await page.goto(`${PATHS.health}?chart=weight`)
  // The page of the build does not know what its address opens.
  await page.getByRole('heading', { level: 2, name: t('health.measure.weight') }).waitFor()
  await page.locator('#health-chart').scrollIntoViewIfNeeded()
  await part.getByRole('application').waitFor()
  await page.getByRole('button', { name: t('healthChart.download.label') }).click()
  await page.getByRole('menuitem', { name: t('healthChart.download.print') }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', t('health.measure.weight'))
  await part.evaluate((element) => element.setAttribute('data-printing', ''))
  await page.emulateMedia({ media: 'print' })
  await expect(part).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test('records are printed as a report of what was chosen, and nothing else of the page', async ({
  page,
}) => {
  const { open, more } = recordsOn(page)
  await open()
  await more.click()
  await page.getByRole('menuitem', { name: t('healthRecords.menu.print') }).click()
  const report = page.getByRole('article', { name: /^Informe de salud de / })
  await expect(report).toContainText(t('healthData.print.part.latest'))
  await page.getByRole('checkbox', { name: t('healthData.print.part.profile') }).uncheck()
  await expect(report).not.toContainText('Asma')
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(report).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('button', { name: t('healthData.print.do') })).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.goBack()
  await expect(more).toBeVisible()
})
