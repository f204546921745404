import { networkQuiet } from './support/network.ts'
import { expect, test } from './support/test.ts'

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test('the switch keeps path and query and stores the choice', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('language'))
  await page.goto('/trainers?modality=online')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /English/ })
    .click()
  await expect(page).toHaveURL('/en/trainers?modality=online')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await stored()).toBe('en')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Español/ })
    .click()
  await expect(page).toHaveURL('/trainers?modality=online')
  expect(await stored()).toBe('es')
})

test('an English browser is redirected to the English page on every visit, with its query', async ({
  newVisitor,
}) => {
  const page = await (await newVisitor({ locale: 'en-US' })).newPage()
  await page.goto('/trainers?modality=online')
  await page.waitForURL('/en/trainers?modality=online')
  await page.goto('/faq')
  await page.waitForURL('/en/faq')
})

test('a stored choice counts on every visit, until the switch stores the other one', async ({
  newVisitor,
}) => {
  const context = await newVisitor({ locale: 'es-ES' })
  const page = await context.newPage()
  const switchTo = (name: RegExp) => page.getByRole('banner').getByRole('link', { name }).click()
  await page.goto('/')
  await switchTo(/English/)
  await expect(page).toHaveURL('/en')
  const again = await context.newPage()
  await again.goto('/?utm_source=mail')
  await again.waitForURL('/en?utm_source=mail')
  await again.goto('/trainers')
  await again.waitForURL('/en/trainers')
  await switchTo(/Español/)
  await expect(page).toHaveURL('/')
  await again.goto('/trainers')
  await networkQuiet(again)
  await expect(again).toHaveURL('/trainers')
})

test('an English browser is redirected to the same topic and page of the articles', async ({
  newVisitor,
}) => {
  for (const query of ['?tag=sleep', '?page=2', '?page=2&utm_source=mail']) {
    const page = await (await newVisitor({ locale: 'en-US' })).newPage()
    await page.goto(`/articles${query}`)
    await page.waitForURL(`/en/articles${query}`)
  }
})

test('an English browser with Spanish stored is not redirected', async ({ newVisitor }) => {
  const context = await newVisitor({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/en')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Español/ })
    .click()
  await expect(page).toHaveURL('/')
  await page.goto('/faq')
  await networkQuiet(page)
  await expect(page).toHaveURL('/faq')
})

test('a crawler is not redirected, whatever its language', async ({ newVisitor }) => {
  const page = await (await newVisitor({ locale: 'en-US', userAgent: CRAWLER })).newPage()
  await page.goto('/faq')
  await networkQuiet(page)
  await expect(page).toHaveURL('/faq')
})

for (const locale of ['es-AR', 'fr-FR']) {
  test(`a browser in ${locale} is not redirected from either language`, async ({ newVisitor }) => {
    const page = await (await newVisitor({ locale })).newPage()
    for (const path of ['/', '/en']) {
      await page.goto(path)
      await networkQuiet(page)
      await expect(page).toHaveURL(path)
    }
  })
}
