import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { localizedPath } from '#lib/i18n/locales.ts'

const themeOf = (page: Page) => expect(page.locator('html'))

inBothLanguages((locale) => {
  const t = textsOf(locale)
  const choice = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('radio', { name })

  test('light by default, whatever the system; the toggle changes it persistently', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(localizedPath('/faq', locale))
    await themeOf(page).toHaveAttribute('data-theme', 'light')
    await expect(choice(page, t('common.theme.light'))).toBeChecked()
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common.theme.label') })
      .click()
    await themeOf(page).toHaveAttribute('data-theme', 'dark')
    await expect(choice(page, t('common.theme.dark'))).toBeChecked()
    await page.goto(localizedPath('/', locale))
    await themeOf(page).toHaveAttribute('data-theme', 'dark')
    await expect(choice(page, t('common.theme.dark'))).toBeChecked()
  })

  test('the system theme is followed when it changes', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(localizedPath('/faq', locale))
    await choice(page, t('common.theme.system')).locator('xpath=..').click()
    await themeOf(page).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await themeOf(page).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await themeOf(page).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await themeOf(page).toHaveAttribute('data-theme', 'light')
  })
})

test('a stored dark theme is applied before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const themes: (string | undefined)[] = []
    Object.assign(globalThis, { themes })
    // Painting requires a body.
    new MutationObserver(() => {
      if (document.querySelector('body')) themes.push(document.documentElement.dataset['theme'])
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.goto('/trainers')
  const themes = await page.evaluate<string[]>('[...new Set(themes)]')
  expect(themes).toEqual(['dark'])
})

test('a theme chosen in one tab applies to the others', async ({ page, context }) => {
  await page.goto('/faq')
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('banner').getByRole('button', { name: 'Tema' }).click()
  await themeOf(page).toHaveAttribute('data-theme', 'dark')
})

test('scrollbars within the page have a transparent track, which Firefox would paint white', async ({
  page,
}) => {
  await page.goto('/articles')
  const tags = page.getByRole('navigation', { name: textsOf('es')('articles.filter') })
  await expect(tags).toHaveCSS('scrollbar-color', / rgba\(0, 0, 0, 0\)$/)
})
