import type { ReactNode } from 'react'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatNumber } from '#lib/calculators/format.ts'
import {
  calculateWaistToHeight,
  WAIST_FIELDS,
  WAIST_LIMITS,
  type WaistCategory,
} from '#lib/calculators/waist-to-height.ts'
import { Calculator } from './calculator.tsx'
import { NumberField } from './fields.tsx'
import { NOTE } from './looks.ts'
import { measureText } from './measure-text.ts'
import { Headline } from './result-parts.tsx'
import { bandsOf, Scale, type Category } from './scale.tsx'
import type { CalculatorProps } from './calculator.tsx'

const CATEGORY = {
  low: {
    label: 'waistToHeight.category.low',
    words: 'waistToHeight.words.low',
    tone: 'low',
    next: 'clinical',
  },
  healthy: {
    label: 'waistToHeight.category.healthy',
    words: 'waistToHeight.words.healthy',
    tone: 'good',
    next: 'conditioning',
  },
  increased: {
    label: 'waistToHeight.category.increased',
    words: 'waistToHeight.words.increased',
    tone: 'more',
    next: 'loseWeight',
  },
  high: {
    label: 'waistToHeight.category.high',
    words: 'waistToHeight.words.high',
    tone: 'high',
    next: 'loseWeight',
  },
} as const satisfies Record<WaistCategory, Category>

const { healthy, increased, high } = WAIST_LIMITS
/** The scale extends somewhat beyond the limits. */
const EDGES = [0.3, healthy, increased, high, 0.7]

function WaistToHeightContent(props: CalculatorProps): ReactNode {
  const { place } = props
  const t = useT('calculators', 'waistToHeight')
  const locale = useLocale()
  const bands = bandsOf(CATEGORY, EDGES, t)
  const format = (limit: number) => formatNumber(limit, 2, locale)
  const scale = { format, step: 0.01 }
  return (
    <Calculator
      place={place}
      tool="waist-to-height"
      fields={WAIST_FIELDS}
      calculate={calculateWaistToHeight}
      label={t('waistToHeight.form')}
      limit={t('waistToHeight.limit')}
      idle={<Scale {...scale} bands={bands} />}
      present={({ result: { ratio, category, halfHeightCm } }, units) => {
        const { label, words, tone, next } = CATEGORY[category]
        const mark = formatNumber(ratio, 2, locale)
        const half = measureText(halfHeightCm, 'length', { units, locale })
        return {
          status: t('waistToHeight.status', {
            ratio: mark,
            category: t(label).toLowerCase(),
          }),
          next,
          record: { ratio, category },
          body: (
            <>
              <Headline
                name={t('waistToHeight.result')}
                value={mark}
                verdict={t(label)}
                tone={tone}
                words={<p>{t(words)}</p>}
              />
              <Scale
                {...scale}
                {...{ bands, mark }}
                value={ratio}
                label={t('waistToHeight.scale', { ratio: mark })}
              />
              <p className={NOTE}>{t('waistToHeight.half', { half })}</p>
            </>
          ),
        }
      }}
    >
      <NumberField
        name="waist"
        label={t('calculators.waist')}
        help={t('waistToHeight.waistHelp')}
      />
      <NumberField name="height" label={t('calculators.height')} />
    </Calculator>
  )
}

/** Waist-to-height ratio. */
export const WaistToHeight = island(WaistToHeightContent, 'calculators', 'waistToHeight')
