import type { Page } from '@playwright/test'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CalculatorSlug } from '#lib/tools/tools.ts'
import { textsOf } from './texts.ts'
import { toolOn } from './tools.ts'

/** The radio of a unit; users click its label. */
export const chosenUnit = (page: Page, unit: string) =>
  page.locator('[data-part=units]').locator(`input[value="${unit}"]`)

/** A calculator on its own page. */
export function calculatorOn(page: Page, slug: CalculatorSlug, locale: Locale) {
  const t = textsOf(locale)
  const tool = toolOn(page, slug, locale)
  const actions = tool.island.locator('[data-part=actions]')
  return {
    ...tool,
    result: tool.island.locator('[data-part=result]'),
    save: actions.getByRole('button', { name: t('calculators.save.do') }),
    actions,
    kept: actions.locator('details'),
    unit: (unit: string) => chosenUnit(page, unit).locator('xpath=..'),
  }
}
