import type { ReactNode } from 'react'
import { MACROS, type EnergyResult, type Macro } from '#lib/calculators/energy-need.ts'
import { formatShort } from '#lib/calculators/format.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Translate } from '#lib/i18n/t.ts'
import type { CalculatorTexts } from './texts.ts'

const LABEL = {
  protein: 'calculators.energyNeed.macro.protein',
  carbohydrate: 'calculators.energyNeed.macro.carbohydrate',
  fat: 'calculators.energyNeed.macro.fat',
} as const satisfies Record<Macro, string>

type Props = {
  t: Translate<CalculatorTexts<'energyNeed'>>
  locale: Locale
  macros: EnergyResult['macros']
}

/** What the energy is made of: one bar of three parts, and what each part is. */
export function MacroBar({ t, locale, macros }: Props): ReactNode {
  return (
    <div className="calc-macros">
      <p className="calc-caption">{t('calculators.energyNeed.macros')}</p>
      <div className="calc-track" aria-hidden="true">
        {MACROS.map((macro) => (
          <span key={macro} data-macro={macro} style={{ flexGrow: macros[macro].share }} />
        ))}
      </div>
      <ul className="calc-legend">
        {MACROS.map((macro) => (
          <li key={macro} data-macro={macro}>
            <span>{t(LABEL[macro])}</span>
            <span className="calc-quiet">
              {t('calculators.energyNeed.part', {
                grams: formatShort(macros[macro].grams, 0, locale),
                percent: formatShort(macros[macro].share * 100, 0, locale),
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
