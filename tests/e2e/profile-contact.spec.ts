import { localizedPath } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { profilePath } from '#lib/site/routes.ts'
import { somebody } from './support/api.ts'
import { enterAs } from './support/person.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inBothLanguages((locale) => {
  const t = textsOf(locale)

  for (const type of PROFESSIONAL_TYPES) {
    test(`${type}: contacting as a visitor opens a modal with sign-up and sign-in`, async ({
      page,
      request,
    }) => {
      const { id, name } = await somebody(request, type)
      await page.goto(localizedPath(profilePath(type, id), locale))
      const contact = page.getByRole('link', {
        name: locale === 'es' ? 'Contactar' : 'Contact',
        exact: true,
      })
      // The button in the page, not the link of the footer.
      await contact.and(page.locator('main *')).click()
      const dialog = page.getByRole('dialog', { name: t('profile.visitor.title') })
      await expect(dialog).toContainText(name!)
      await expect(dialog.locator(':focus')).toHaveCount(1)
      for (const [text, target] of [
        [locale === 'es' ? 'Registrarse' : 'Register', '/register'],
        [locale === 'es' ? 'Iniciar sesión' : 'Sign in', '/auth'],
      ] as const) {
        await expect(dialog.getByRole('link', { name: text })).toHaveAttribute(
          'href',
          localizedPath(target, locale),
        )
      }
      // As a modal it makes the page behind inert.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const behind = await page.evaluate(() => document.elementFromPoint(640, 20)?.tagName)
      expect(behind).toBe('DIALOG')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(contact.and(page.locator('main *'))).toBeFocused()
    })
  }

  test('the modal closes by its button and by a click outside', async ({ page, request }) => {
    const { id } = await somebody(request, 'trainer')
    await page.goto(localizedPath(profilePath('trainer', id), locale))
    const dialog = page.getByRole('dialog')
    const opener = page
      .getByRole('main')
      .getByRole('link', { name: t('profile.contact'), exact: true })
    await opener.click()
    await dialog.getByRole('button', { name: t('profile.visitor.close') }).click()
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
  })

  test('writing a review is offered to signed-in users only', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const { id } = await somebody(request, 'trainer')
    await page.goto(localizedPath(profilePath('trainer', id), locale))
    const write = page.getByRole('link', { name: t('profile.writeReview') })
    await expect(write).toBeHidden()
    await enterAs(context, baseURL!)
    await page.reload()
    await expect(write).toBeVisible()
  })
})
