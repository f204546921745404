import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

// What the choice is called in both languages is read by tests/site/without-javascript.test.ts.
const t = textsOf('es')
const themeOf = (page: Page) => expect(page.locator('html'))
const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name })

test('light by default, whatever the system; the toggle changes it in all tabs, before their first paint; the system is followed when it is chosen', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/faq')
  await themeOf(page).toHaveAttribute('data-theme', 'light')
  await expect(choice(page, t('common.theme.light'))).toBeChecked()
  const other = await context.newPage()
  await other.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('common.theme.label') })
    .click()
  await themeOf(page).toHaveAttribute('data-theme', 'dark')
  await expect(choice(page, t('common.theme.dark'))).toBeChecked()
  await themeOf(other).toHaveAttribute('data-theme', 'dark')

  await page.addInitScript(() => {
    const themes: (string | undefined)[] = []
    Object.assign(globalThis, { themes })
    // Painting requires a body.
    new MutationObserver(() => {
      if (document.querySelector('body')) themes.push(document.documentElement.dataset['theme'])
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.goto('/trainers')
  expect(await page.evaluate<string[]>('[...new Set(themes)]')).toEqual(['dark'])
  await expect(choice(page, t('common.theme.dark'))).toBeChecked()

  await page.emulateMedia({ colorScheme: 'light' })
  await choice(page, t('common.theme.system')).locator('xpath=..').click()
  await themeOf(page).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await themeOf(page).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await themeOf(page).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await themeOf(page).toHaveAttribute('data-theme', 'light')
})

test('scrollbars within the page have a transparent track, which Firefox would paint white', async ({
  page,
}) => {
  await page.goto('/articles')
  const tags = page.getByRole('navigation', { name: t('articles.filter') })
  await expect(tags).toHaveCSS('scrollbar-color', / rgba\(0, 0, 0, 0\)$/)
})
