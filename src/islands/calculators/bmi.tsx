import type { ReactNode } from 'react'
import { BMI_FIELDS, BMI_LIMITS, calculateBmi, type BmiCategory } from '#lib/calculators/bmi.ts'
import { formatNumber, formatShort } from '#lib/calculators/format.ts'
import { createT } from '#lib/i18n/t.ts'
import { Calculator } from './calculator.tsx'
import { NumberField } from './fields.tsx'
import { NOTE } from './looks.ts'
import { measureText } from './measure-text.ts'
import { Headline } from './result-parts.tsx'
import { bandsOf, Scale, type Category } from './scale.tsx'
import type { CalculatorProps } from './texts.ts'

const CATEGORY = {
  underweight: {
    label: 'calculators.bmi.category.underweight',
    words: 'calculators.bmi.words.underweight',
    tone: 'low',
    next: 'clinical',
  },
  normal: {
    label: 'calculators.bmi.category.normal',
    words: 'calculators.bmi.words.normal',
    tone: 'good',
    next: 'conditioning',
  },
  overweight: {
    label: 'calculators.bmi.category.overweight',
    words: 'calculators.bmi.words.overweight',
    tone: 'more',
    next: 'loseWeight',
  },
  obese: {
    label: 'calculators.bmi.category.obese',
    words: 'calculators.bmi.words.obese',
    tone: 'high',
    next: 'loseWeight',
  },
} as const satisfies Record<BmiCategory, Category>

const { normal, overweight, obese } = BMI_LIMITS
/** The scale extends somewhat beyond the limits. */
const EDGES = [14, normal, overweight, obese, 40]

/** Body mass index. */
export function Bmi({ locale, texts, place }: CalculatorProps<'bmi'>): ReactNode {
  const t = createT(texts, locale)
  const bands = bandsOf(CATEGORY, EDGES, t)
  const format = (limit: number) => formatShort(limit, 1, locale)
  const scale = { format, step: 0.1 }
  return (
    <Calculator
      {...{ locale, texts, place }}
      tool="bmi"
      fields={BMI_FIELDS}
      calculate={calculateBmi}
      label={t('calculators.bmi.form')}
      limit={t('calculators.bmi.limit')}
      idle={<Scale {...scale} bands={bands} />}
      present={({ result: { bmi, category, normalKg } }, units) => {
        const { label, words, tone, next } = CATEGORY[category]
        const mark = formatNumber(bmi, 1, locale)
        const kgText = (kg: number) => measureText(kg, 'mass', { units, locale })
        const [least, most] = normalKg
        return {
          status: t('calculators.bmi.status', { bmi: mark, category: t(label).toLowerCase() }),
          next,
          record: { bmi, category },
          body: (
            <>
              <Headline
                name={t('calculators.bmi.result')}
                value={mark}
                unit={t('calculators.bmi.unit')}
                verdict={t(label)}
                tone={tone}
                words={<p>{t(words)}</p>}
              />
              <Scale
                {...scale}
                {...{ bands, mark }}
                value={bmi}
                label={t('calculators.bmi.scale', { bmi: mark })}
              />
              <p className={NOTE}>
                {t('calculators.bmi.range', { from: kgText(least), to: kgText(most) })}
              </p>
            </>
          ),
        }
      }}
    >
      <NumberField name="height" label={t('calculators.shared.height')} />
      <NumberField name="weight" label={t('calculators.shared.weight')} />
    </Calculator>
  )
}
