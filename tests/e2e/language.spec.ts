import { networkQuiet } from './support/network.ts'
import { expect, test } from './support/test.ts'

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test('the switch keeps path and query, and what it stores counts on every visit, until it stores the other one', async ({
  newVisitor,
}) => {
  const context = await newVisitor({ locale: 'es-ES' })
  const page = await context.newPage()
  const switchTo = (name: RegExp) => page.getByRole('banner').getByRole('link', { name }).click()
  const stored = () => page.evaluate(() => localStorage.getItem('language'))
  await page.goto('/trainers?modality=online')
  await switchTo(/English/)
  await expect(page).toHaveURL('/en/trainers?modality=online')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await stored()).toBe('en')
  const again = await context.newPage()
  await again.goto('/?utm_source=mail')
  await again.waitForURL('/en?utm_source=mail')
  await again.goto('/trainers')
  await again.waitForURL('/en/trainers')
  await switchTo(/Español/)
  await expect(page).toHaveURL('/trainers?modality=online')
  expect(await stored()).toBe('es')
  await again.goto('/trainers')
  await networkQuiet(again)
  await expect(again).toHaveURL('/trainers')
})

test('an English browser is redirected to the English page on every visit, with its query, until Spanish is stored', async ({
  newVisitor,
}) => {
  const page = await (await newVisitor({ locale: 'en-GB' })).newPage()
  for (const path of [
    '/trainers?modality=online',
    '/faq',
    '/articles?tag=sleep',
    '/articles?page=2',
    '/articles?page=2&utm_source=mail',
  ]) {
    await page.goto(path)
    await page.waitForURL(`/en${path}`)
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Español/ })
    .click()
  await expect(page).toHaveURL('/articles?page=2&utm_source=mail')
  await page.goto('/faq')
  await networkQuiet(page)
  await expect(page).toHaveURL('/faq')
})

test('crawlers and browsers in neither language are redirected from neither', async ({
  newVisitor,
}) => {
  for (const options of [
    { locale: 'en-US', userAgent: CRAWLER },
    { locale: 'es-AR' },
    { locale: 'fr-FR' },
  ]) {
    const page = await (await newVisitor(options)).newPage()
    for (const path of ['/', '/en', '/faq']) {
      await page.goto(path)
      await networkQuiet(page)
      await expect(page).toHaveURL(path)
    }
  }
})
