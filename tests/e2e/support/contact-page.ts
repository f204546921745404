import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { OPERATORS } from '#lib/sign-up/schemas.ts'
import { solve } from '#tests/support/account-api.ts'
import { expect } from './test.ts'
import { textsOf } from './texts.ts'

/** The contact page in a language. */
export function contactPageOn(page: Page, locale: Locale) {
  const t = textsOf(locale)
  const form = page.getByRole('form', { name: t('contactPage.formLabel') })
  const field = (name: 'name' | 'email' | 'phone' | 'message' | 'objective') =>
    form.getByLabel(t(`contactPage.${name}`))
  // Its name is the sum, which differs each time.
  const answer = form.locator('#contact-answer')
  const typed = {
    name: 'Nora Gil',
    email: `${randomUUID()}@example.com`,
    phone: '+34 600 000 000',
    message: 'Nunca he pisado un gimnasio.',
  }

  /** The result of the challenge on screen, as a person reads it. */
  async function result(): Promise<number> {
    await expect(answer).toBeEditable()
    const question = await form.locator('label[for=contact-answer]').innerText()
    const [left = NaN, right = NaN] = [...question.matchAll(/\d+/g)].map(Number)
    const operator = OPERATORS.find((name) =>
      question.includes(` ${t(`fields.sum.operator.${name}`)} `),
    )!
    return solve({ left, operator, right, token: '' })
  }

  return {
    form,
    field,
    answer,
    typed,
    result,
    send: form.getByRole('button', { name: t('contactPage.submit') }),
    open: (query = '') => page.goto(localizedPath(PATHS.contact, locale) + query),
    fill: async () => {
      for (const [name, value] of Object.entries(typed)) {
        await field(name as keyof typeof typed).fill(value)
      }
      await field('objective').selectOption('nutritionist')
    },
    keepsEverything: async () => {
      for (const [name, value] of Object.entries(typed)) {
        await expect(field(name as keyof typeof typed)).toHaveValue(value)
      }
      await expect(field('objective')).toHaveValue('nutritionist')
      await expect(answer).toHaveValue('')
    },
    showsCode: async () => {
      await expect(page.getByRole('heading', { name: t('contactPage.sent.title') })).toBeVisible()
      await expect(page.getByText(/^MFG-[0-9a-f]{8}-[0-9A-Z]+$/)).toBeVisible()
    },
  }
}
