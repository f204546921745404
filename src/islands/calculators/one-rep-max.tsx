import type { ReactNode } from 'react'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import {
  calculateOneRepMax,
  ONE_REP_MAX_FIELDS,
  ONE_REP_MAX_FORMULAS,
  TRAINING_PERCENTAGES,
  type OneRepMaxFormula,
} from '#lib/calculators/one-rep-max.ts'
import { formatPercent } from '#lib/calculators/format.ts'
import { Calculator } from './calculator.tsx'
import { NumberField, SelectField } from './fields.tsx'
import { columnText, measured, measureText } from './measure-text.ts'
import { BarTable, Headline } from './result-parts.tsx'
import type { CalculatorProps } from './calculator.tsx'

/** Not translated: the authors of the formulas. */
const NAMES = {
  brzycki: 'Brzycki',
  epley: 'Epley',
  lander: 'Lander',
  lombardi: 'Lombardi',
  oconner: 'O’Conner',
} as const satisfies Record<OneRepMaxFormula, string>

function OneRepMaxContent({ place }: CalculatorProps): ReactNode {
  const t = useT('oneRepMax')
  const locale = useLocale()
  return (
    <Calculator
      place={place}
      tool="one-rep-max"
      fields={ONE_REP_MAX_FIELDS}
      calculate={calculateOneRepMax}
      label={t('oneRepMax.form')}
      limit={t('oneRepMax.limit')}
      present={({ result: { formula, maximumKg, byFormula } }, units) => {
        const reader = { units, locale }
        const all = Object.values(byFormula)
        const [least, most] = [Math.min(...all), Math.max(...all)]
        const by = { formula: NAMES[formula] }
        const between = {
          from: measureText(least, 'mass', reader),
          to: measureText(most, 'mass', reader),
        }
        return {
          status: t('oneRepMax.status', {
            weight: measureText(maximumKg, 'mass', reader),
            ...by,
          }),
          next: 'muscle',
          record: { maximumKg, formula },
          body: (
            <>
              <Headline
                name={t('oneRepMax.result')}
                {...measured(maximumKg, 'mass', reader)}
                words={
                  <p>
                    {least === most
                      ? t('oneRepMax.same')
                      : `${t('oneRepMax.by', by)} ${t('oneRepMax.between', between)}`}
                  </p>
                }
              />
              <BarTable
                caption={t('oneRepMax.percentages')}
                columns={[t('oneRepMax.percentColumn'), t('oneRepMax.weightColumn')]}
                rows={TRAINING_PERCENTAGES.map((percent) => ({
                  key: String(percent),
                  name: formatPercent(String(percent), locale),
                  value: columnText((maximumKg * percent) / 100, 'mass', reader),
                  part: percent / 100,
                }))}
              />
              <BarTable
                caption={t('oneRepMax.comparison')}
                columns={[t('oneRepMax.formula'), t('oneRepMax.weightColumn')]}
                rows={ONE_REP_MAX_FORMULAS.map((name) => ({
                  key: name,
                  name: NAMES[name],
                  value: columnText(byFormula[name], 'mass', reader),
                  part: byFormula[name] / most,
                  isChosen: name === formula,
                }))}
              />
            </>
          ),
        }
      }}
    >
      <NumberField name="weight" label={t('oneRepMax.weight')} />
      <NumberField
        name="repetitions"
        label={t('oneRepMax.repetitions')}
        help={t('oneRepMax.repetitionsHelp')}
      />
      <SelectField
        name="formula"
        label={t('oneRepMax.formula')}
        options={ONE_REP_MAX_FORMULAS.map((name) => [name, NAMES[name]] as const)}
      />
    </Calculator>
  )
}

/** One-repetition maximum. */
export const OneRepMax = island(OneRepMaxContent, 'calculators', 'oneRepMax')
