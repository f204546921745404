import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import { Bmi } from '#islands/calculators/bmi.tsx'
import { BodyFat } from '#islands/calculators/body-fat.tsx'
import { EnergyNeed } from '#islands/calculators/energy-need.tsx'
import { HeartRateZones } from '#islands/calculators/heart-rate-zones.tsx'
import { OneRepMax } from '#islands/calculators/one-rep-max.tsx'
import { RunningPace } from '#islands/calculators/running-pace.tsx'
import { WaistToHeight } from '#islands/calculators/waist-to-height.tsx'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { toolPath, type CalculatorSlug } from '#lib/tools/tools.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { mount } from '../../support/mount.tsx'
import './css.ts'
import { OnPage } from './on-page.tsx'

type Place = 'card' | 'page'
type Drawn = { locale: Locale; place: Place }

const ISLANDS: Record<CalculatorSlug, (drawn: Drawn) => ReactNode> = {
  bmi: (drawn) => <Bmi {...drawn} texts={TEXTS[drawn.locale]} />,
  'heart-rate-zones': (drawn) => <HeartRateZones {...drawn} texts={TEXTS[drawn.locale]} />,
  'one-rep-max': (drawn) => <OneRepMax {...drawn} texts={TEXTS[drawn.locale]} />,
  'energy-need': (drawn) => <EnergyNeed {...drawn} texts={TEXTS[drawn.locale]} />,
  'waist-to-height': (drawn) => <WaistToHeight {...drawn} texts={TEXTS[drawn.locale]} />,
  'body-fat': (drawn) => <BodyFat {...drawn} texts={TEXTS[drawn.locale]} />,
  'running-pace': (drawn) => <RunningPace {...drawn} texts={TEXTS[drawn.locale]} />,
}

/**
 * Draws a calculator as on its own page, or in a card.
 *
 * @param fragment the values of a link, such as `#height=175&weight=70`
 */
export function openCalculator(
  slug: CalculatorSlug,
  locale: Locale,
  fragment = '',
  place: Place = 'page',
) {
  const t = textsOf(locale)
  mount(<OnPage id={slug}>{ISLANDS[slug]({ locale, place })}</OnPage>, {
    locale,
    at: localizedPath(toolPath(slug), locale) + fragment,
  })
  // Several may be on the page.
  const island = page.css(`#${slug}`)
  const form = island.css('form')
  const result = island.css('[data-part=result]')
  const actions = island.css('[data-part=actions]')
  /** The radio of a unit; users click its label. */
  const chosenUnit = (unit: string) => island.css(`[data-part=units] input[value="${unit}"]`)
  return {
    t,
    island,
    form,
    result,
    actions,
    chosenUnit,
    /** The number that the result is about. */
    value: result.css('[data-part=value]'),
    headline: result.css('[data-part=headline]'),
    /** What screen readers announce. */
    said: () => island.css('[data-part=calculator] > [role=status]').element().textContent.trim(),
    errors: form.css('[id$=-error]'),
    go: form.getByRole('button', { name: t('calculators.calculate') }),
    reset: form.getByRole('button', { name: t('calculators.reset') }),
    share: actions.getByRole('button', { name: t('calculators.share.do') }),
    save: actions.getByRole('button', { name: t('calculators.save.do') }),
    kept: actions.css('details'),
    field: (name: string) => form.css(`input[name="${name}"]:not([type=radio])`),
    unit: (unit: string) => island.css(`[data-part=units] label:has(input[value="${unit}"])`),
    choose: async (name: string, value: string) => {
      const select = form.css(`select[name="${name}"]`)
      if (select.query()) await select.selectOptions(value)
      else await form.css(`label:has([name="${name}"][value="${value}"])`).click()
    },
  }
}
export type Opened = ReturnType<typeof openCalculator>

/** Types and chooses what an example says. */
export async function enter(
  { unit, choose, field }: Opened,
  { typed, chosen = {}, units = {} }: Entered,
): Promise<void> {
  for (const one of Object.values(units)) await unit(one).click()
  for (const [name, slug] of Object.entries(chosen)) await choose(name, slug)
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
}
type Entered = {
  typed: Record<string, string>
  chosen?: Record<string, string>
  units?: Record<string, string>
}
