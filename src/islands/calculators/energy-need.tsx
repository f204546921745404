import type { ReactNode } from 'react'
import {
  ACTIVITIES,
  calculateEnergyNeed,
  ENERGY_FIELDS,
  ENERGY_GOALS,
  type Caution,
  type EnergyGoal,
  type EnergyResult,
} from '#lib/calculators/energy-need.ts'
import { formatShort } from '#lib/calculators/format.ts'
import type { NextSearch } from '#lib/calculators/next-search.ts'
import { createT } from '#lib/i18n/t.ts'
import { Calculator } from './calculator.tsx'
import { NumberField, SegmentsField, SelectField } from './fields.tsx'
import { CAUTION } from './looks.ts'
import { MacroBar } from './macro-bar.tsx'
import { Facts, Headline } from './result-parts.tsx'
import type { CalculatorProps } from './texts.ts'

const NEXT = {
  lose: 'loseWeight',
  maintain: 'sportsNutrition',
  gain: 'muscle',
} as const satisfies Record<EnergyGoal, NextSearch>

const CAUTION_TEXT = {
  underweight: 'calculators.energyNeed.caution.underweight',
  'no-room': 'calculators.energyNeed.caution.noRoom',
  'low-use': 'calculators.energyNeed.caution.lowUse',
  least: 'calculators.energyNeed.caution.least',
  'at-rest': 'calculators.energyNeed.caution.atRest',
} as const satisfies Record<Caution, string>

const TARGET_NAME = {
  lose: 'calculators.energyNeed.result.lose',
  maintain: 'calculators.energyNeed.result.maintain',
  gain: 'calculators.energyNeed.result.gain',
  least: 'calculators.energyNeed.result.least',
} as const

/** What the target is: the goal, unless the least to eat takes its place. */
function targetName({ goal, caution }: EnergyResult): keyof typeof TARGET_NAME {
  if (caution === 'underweight') return 'maintain'
  return caution === 'no-room' || caution === 'low-use' ? 'least' : goal
}

/** Energy need and its macronutrients. */
export function EnergyNeed({ locale, texts, place }: CalculatorProps<'energyNeed'>): ReactNode {
  const t = createT(texts, locale)
  const perDay = t('calculators.energyNeed.perDay')
  const kcalText = (kcal: number) => formatShort(kcal, 0, locale)
  return (
    <Calculator
      {...{ locale, texts, place }}
      tool="energy-need"
      fields={ENERGY_FIELDS}
      calculate={calculateEnergyNeed}
      label={t('calculators.energyNeed.form')}
      limit={t('calculators.energyNeed.limit')}
      present={({ result }) => {
        const { restingKcal, totalKcal, targetKcal, goal, macros, caution } = result
        const name = t(TARGET_NAME[targetName(result)])
        return {
          status: t('calculators.energyNeed.status', { goal: name, kcal: kcalText(targetKcal) }),
          next: caution === null ? NEXT[goal] : 'clinical',
          record: { targetKcal: Math.round(targetKcal), totalKcal: Math.round(totalKcal), goal },
          body: (
            <>
              <Headline
                name={name}
                value={kcalText(targetKcal)}
                unit={perDay}
                words={
                  caution && (
                    <p className={CAUTION}>
                      {t(CAUTION_TEXT[caution], { kcal: kcalText(targetKcal) })}
                    </p>
                  )
                }
              />
              <Facts
                facts={[
                  [t('calculators.energyNeed.resting'), `${kcalText(restingKcal)} kcal`],
                  [t('calculators.energyNeed.total'), `${kcalText(totalKcal)} kcal`],
                ]}
              />
              <MacroBar t={t} locale={locale} macros={macros} />
            </>
          ),
        }
      }}
    >
      <SegmentsField
        name="sex"
        label={t('calculators.shared.sex.label')}
        help={t('calculators.energyNeed.sexHelp')}
        options={[
          ['female', t('calculators.shared.sex.female')],
          ['male', t('calculators.shared.sex.male')],
        ]}
      />
      <NumberField
        name="age"
        label={t('calculators.shared.age')}
        unit={t('calculators.shared.years')}
      />
      <NumberField name="height" label={t('calculators.shared.height')} />
      <NumberField name="weight" label={t('calculators.shared.weight')} />
      <SelectField
        name="activity"
        label={t('calculators.energyNeed.activity.label')}
        options={ACTIVITIES.map(
          (slug) => [slug, t(`calculators.energyNeed.activity.${slug}`)] as const,
        )}
      />
      <SegmentsField
        name="goal"
        label={t('calculators.energyNeed.goal.label')}
        options={ENERGY_GOALS.map(
          (slug) => [slug, t(`calculators.energyNeed.goal.${slug}`)] as const,
        )}
      />
    </Calculator>
  )
}
