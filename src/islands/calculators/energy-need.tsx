import type { ReactNode } from 'react'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
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
import { Calculator } from './calculator.tsx'
import { NumberField, SegmentsField, SelectField } from './fields.tsx'
import { CAUTION } from './looks.ts'
import { MacroBar } from './macro-bar.tsx'
import { Facts, Headline } from './result-parts.tsx'
import type { CalculatorProps } from './calculator.tsx'

const NEXT = {
  lose: 'loseWeight',
  maintain: 'sportsNutrition',
  gain: 'muscle',
} as const satisfies Record<EnergyGoal, NextSearch>

const CAUTION_TEXT = {
  underweight: 'energyNeed.caution.underweight',
  'no-room': 'energyNeed.caution.noRoom',
  'low-use': 'energyNeed.caution.lowUse',
  least: 'energyNeed.caution.least',
  'at-rest': 'energyNeed.caution.atRest',
} as const satisfies Record<Caution, string>

const TARGET_NAME = {
  lose: 'energyNeed.result.lose',
  maintain: 'energyNeed.result.maintain',
  gain: 'energyNeed.result.gain',
  least: 'energyNeed.result.least',
} as const

/** What the target is: the goal, unless the least to eat takes its place. */
function targetName({ goal, caution }: EnergyResult): keyof typeof TARGET_NAME {
  if (caution === 'underweight') return 'maintain'
  return caution === 'no-room' || caution === 'low-use' ? 'least' : goal
}

function EnergyNeedContent({ place }: CalculatorProps): ReactNode {
  const t = useT('calculators', 'energyNeed')
  const locale = useLocale()
  const perDay = t('energyNeed.perDay')
  const kcalText = (kcal: number) => formatShort(kcal, 0, locale)
  return (
    <Calculator
      place={place}
      tool="energy-need"
      fields={ENERGY_FIELDS}
      calculate={calculateEnergyNeed}
      label={t('energyNeed.form')}
      limit={t('energyNeed.limit')}
      present={({ result }) => {
        const { restingKcal, totalKcal, targetKcal, goal, macros, caution } = result
        const name = t(TARGET_NAME[targetName(result)])
        return {
          status: t('energyNeed.status', { goal: name, kcal: kcalText(targetKcal) }),
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
                  [t('energyNeed.resting'), `${kcalText(restingKcal)} kcal`],
                  [t('energyNeed.total'), `${kcalText(totalKcal)} kcal`],
                ]}
              />
              <MacroBar macros={macros} />
            </>
          ),
        }
      }}
    >
      <SegmentsField
        name="sex"
        label={t('calculators.sex.label')}
        help={t('energyNeed.sexHelp')}
        options={[
          ['female', t('calculators.sex.female')],
          ['male', t('calculators.sex.male')],
        ]}
      />
      <NumberField name="age" label={t('calculators.age')} unit={t('calculators.years')} />
      <NumberField name="height" label={t('calculators.height')} />
      <NumberField name="weight" label={t('calculators.weight')} />
      <SelectField
        name="activity"
        label={t('energyNeed.activity.label')}
        options={ACTIVITIES.map((slug) => [slug, t(`energyNeed.activity.${slug}`)] as const)}
      />
      <SegmentsField
        name="goal"
        label={t('energyNeed.goal.label')}
        options={ENERGY_GOALS.map((slug) => [slug, t(`energyNeed.goal.${slug}`)] as const)}
      />
    </Calculator>
  )
}

/** Energy need and its macronutrients. */
export const EnergyNeed = island(EnergyNeedContent, 'calculators', 'energyNeed')
