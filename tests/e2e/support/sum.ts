import type { Locator } from '@playwright/test'
import type { Locale } from '#lib/i18n/locales.ts'
import { OPERATORS } from '#lib/sign-up/schemas.ts'
import { textsOf } from './texts.ts'

const OPERATIONS: Record<string, (a: number, b: number) => number> = {
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
}

/** Answers the arithmetic challenge of a form. */
export async function solveSum(form: Locator, locale: Locale): Promise<void> {
  const t = textsOf(locale)
  const field = form.getByLabel(/\d+ \p{L}+ \d+\?/u)
  const label = await form.getByText(/\d+ \p{L}+ \d+\?/u).textContent()
  const [, left, word, right] = /(\d+) (\p{L}+) (\d+)/u.exec(label!)!
  const operation = OPERATORS.find((name) => t(`fields.sum.operator.${name}`) === word)!
  await field.fill(String(OPERATIONS[operation]!(Number(left), Number(right))))
}
