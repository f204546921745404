import type { ReactNode } from 'react'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import {
  BODY_FAT_FIELDS,
  BODY_FAT_LIMITS,
  calculateBodyFat,
  type BodyFatCategory,
} from '#lib/calculators/body-fat.ts'
import type { Sex } from '#lib/calculators/energy-need.ts'
import { formatNumber, formatPercent, formatShort } from '#lib/calculators/format.ts'
import { Calculator } from './calculator.tsx'
import { NumberField, SegmentsField } from './fields.tsx'
import { Headline } from './result-parts.tsx'
import { bandsOf, Scale, type Category } from './scale.tsx'
import type { CalculatorProps } from './calculator.tsx'

const CATEGORY = {
  essential: {
    label: 'bodyFat.category.essential',
    words: 'bodyFat.words.essential',
    tone: 'low',
    next: 'clinical',
  },
  athletes: {
    label: 'bodyFat.category.athletes',
    words: 'bodyFat.words.athletes',
    tone: 'good',
    next: 'muscle',
  },
  fitness: {
    label: 'bodyFat.category.fitness',
    words: 'bodyFat.words.fitness',
    tone: 'good',
    next: 'toning',
  },
  average: {
    label: 'bodyFat.category.average',
    words: 'bodyFat.words.average',
    tone: 'more',
    next: 'toning',
  },
  high: {
    label: 'bodyFat.category.high',
    words: 'bodyFat.words.high',
    tone: 'high',
    next: 'loseWeight',
  },
} as const satisfies Record<BodyFatCategory, Category>

/** The ends of the scale: the lower end of the first range, and somewhat beyond the last limit. */
const ENDS = { male: [2, 40], female: [10, 47] } as const satisfies Record<Sex, object>

function edgesFor(sex: Sex): number[] {
  const { athletes, fitness, average, high } = BODY_FAT_LIMITS[sex]
  const [least, most] = ENDS[sex]
  return [least, athletes, fitness, average, high, most]
}

function BodyFatContent({ place }: CalculatorProps): ReactNode {
  const t = useT('bodyFat', 'calculators')
  const locale = useLocale()
  const format = (limit: number) => formatShort(limit, 1, locale)
  const scale = { format, step: 0.1 }
  return (
    <Calculator
      place={place}
      tool="body-fat"
      fields={BODY_FAT_FIELDS}
      calculate={calculateBodyFat}
      label={t('bodyFat.form')}
      limit={t('bodyFat.limit')}
      explain={({ code }) => (code === 'no-logarithm' ? t('bodyFat.noLogarithm') : undefined)}
      present={({ result: { sex, percent, category } }) => {
        const { label, words, tone, next } = CATEGORY[category]
        const mark = formatNumber(percent, 1, locale)
        return {
          status: t('bodyFat.status', {
            percent: mark,
            category: t(label).toLowerCase(),
          }),
          next,
          record: { percent, category },
          body: (
            <>
              <Headline
                name={t('bodyFat.result')}
                value={formatPercent(mark, locale)}
                verdict={t(label)}
                tone={tone}
                words={<p>{t(words)}</p>}
              />
              <Scale
                {...scale}
                mark={mark}
                bands={bandsOf(CATEGORY, edgesFor(sex), t)}
                value={percent}
                label={t('bodyFat.scale', { percent: mark })}
              />
            </>
          ),
        }
      }}
    >
      <SegmentsField
        name="sex"
        label={t('calculators.sex.label')}
        options={[
          ['female', t('calculators.sex.female')],
          ['male', t('calculators.sex.male')],
        ]}
      />
      <NumberField name="height" label={t('calculators.height')} />
      <NumberField name="neck" label={t('calculators.neck')} help={t('bodyFat.neckHelp')} />
      <NumberField name="waist" label={t('calculators.waist')} help={t('bodyFat.waistHelp')} />
      <NumberField name="hip" label={t('calculators.hip')} help={t('bodyFat.hipHelp')} />
    </Calculator>
  )
}

/** Body fat estimated from body measurements. */
export const BodyFat = island(BodyFatContent, 'bodyFat', 'calculators')
