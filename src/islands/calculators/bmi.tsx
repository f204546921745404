import type { ReactNode } from 'react'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { BMI_FIELDS, BMI_LIMITS, calculateBmi, type BmiCategory } from '#lib/calculators/bmi.ts'
import { formatNumber, formatShort } from '#lib/calculators/format.ts'
import { Calculator } from './calculator.tsx'
import { NumberField } from './fields.tsx'
import { NOTE } from './looks.ts'
import { measureText } from './measure-text.ts'
import { Headline } from './result-parts.tsx'
import { bandsOf, Scale, type Category } from './scale.tsx'
import type { CalculatorProps } from './calculator.tsx'

const CATEGORY = {
  underweight: {
    label: 'bmi.category.underweight',
    words: 'bmi.words.underweight',
    tone: 'low',
    next: 'clinical',
  },
  normal: {
    label: 'bmi.category.normal',
    words: 'bmi.words.normal',
    tone: 'good',
    next: 'conditioning',
  },
  overweight: {
    label: 'bmi.category.overweight',
    words: 'bmi.words.overweight',
    tone: 'more',
    next: 'loseWeight',
  },
  obese: {
    label: 'bmi.category.obese',
    words: 'bmi.words.obese',
    tone: 'high',
    next: 'loseWeight',
  },
} as const satisfies Record<BmiCategory, Category>

const { normal, overweight, obese } = BMI_LIMITS
/** The scale extends somewhat beyond the limits. */
const EDGES = [14, normal, overweight, obese, 40]

function BmiContent({ place }: CalculatorProps): ReactNode {
  const t = useT('bmi', 'calculators')
  const locale = useLocale()
  const bands = bandsOf(CATEGORY, EDGES, t)
  const format = (limit: number) => formatShort(limit, 1, locale)
  const scale = { format, step: 0.1 }
  return (
    <Calculator
      place={place}
      tool="bmi"
      fields={BMI_FIELDS}
      calculate={calculateBmi}
      label={t('bmi.form')}
      limit={t('bmi.limit')}
      idle={<Scale {...scale} bands={bands} />}
      present={({ result: { bmi, category, normalKg } }, units) => {
        const { label, words, tone, next } = CATEGORY[category]
        const mark = formatNumber(bmi, 1, locale)
        const kgText = (kg: number) => measureText(kg, 'mass', { units, locale })
        const [least, most] = normalKg
        return {
          status: t('bmi.status', { bmi: mark, category: t(label).toLowerCase() }),
          next,
          record: { bmi, category },
          body: (
            <>
              <Headline
                name={t('bmi.result')}
                value={mark}
                unit={t('bmi.unit')}
                verdict={t(label)}
                tone={tone}
                words={<p>{t(words)}</p>}
              />
              <Scale
                {...scale}
                {...{ bands, mark }}
                value={bmi}
                label={t('bmi.scale', { bmi: mark })}
              />
              <p className={NOTE}>{t('bmi.range', { from: kgText(least), to: kgText(most) })}</p>
            </>
          ),
        }
      }}
    >
      <NumberField name="height" label={t('calculators.height')} />
      <NumberField name="weight" label={t('calculators.weight')} />
    </Calculator>
  )
}

/** Body mass index. */
export const Bmi = island(BmiContent, 'bmi', 'calculators')
