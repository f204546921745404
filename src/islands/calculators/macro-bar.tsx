import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { MACROS, type EnergyResult, type Macro } from '#lib/calculators/energy-need.ts'
import { formatShort } from '#lib/calculators/format.ts'
import { PartsBar, PartsLegend } from './bar-parts.tsx'
import { CAPTION, TONE, type Tone } from './looks.ts'

const MACRO_TONE = {
  protein: 'low',
  carbohydrate: 'fair',
  fat: 'more',
} as const satisfies Record<Macro, Tone>

type Props = {
  macros: EnergyResult['macros']
}

/** The macronutrients' share of the energy: a bar with its legend. */
export function MacroBar({ macros }: Props): ReactNode {
  const t = useT('energyNeed')
  const locale = useLocale()
  const parts = MACROS.map((macro) => ({
    name: t(`energyNeed.macro.${macro}`),
    detail: t('energyNeed.part', {
      grams: formatShort(macros[macro].grams, 0, locale),
      percent: formatShort(macros[macro].share * 100, 0, locale),
    }),
    tone: TONE[MACRO_TONE[macro]],
    size: macros[macro].share,
  }))
  return (
    <div>
      <p className={CAPTION}>{t('energyNeed.macros')}</p>
      <PartsBar parts={parts} className="mb-3 h-6" />
      <PartsLegend parts={parts} />
    </div>
  )
}
