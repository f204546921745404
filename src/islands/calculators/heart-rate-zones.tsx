import type { ReactNode } from 'react'
import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { calculateHeartZones, HEART_FIELDS } from '#lib/calculators/heart-rate-zones.ts'
import { Calculator } from './calculator.tsx'
import { NumberField } from './fields.tsx'
import { Facts, Headline } from './result-parts.tsx'
import type { CalculatorProps } from './calculator.tsx'
import { ZoneTable } from './zone-table.tsx'

function HeartRateZonesContent(props: CalculatorProps): ReactNode {
  const { place } = props
  const t = useT('calculators', 'heartRateZones')
  const bpm = t('heartRateZones.bpm')
  return (
    <Calculator
      place={place}
      tool="heart-rate-zones"
      fields={HEART_FIELDS}
      calculate={calculateHeartZones}
      label={t('heartRateZones.form')}
      limit={t('heartRateZones.limit')}
      explain={(problem) =>
        problem.code === 'resting-too-high'
          ? t('heartRateZones.restingTooHigh', { maximum: problem.maximum })
          : undefined
      }
      idle={<ZoneTable />}
      present={({ result }) => {
        const { maximum, tanaka, reserve, zones } = result
        const from = zones[0]?.lower ?? 0
        return {
          status: t('heartRateZones.status', { from, to: maximum }),
          next: 'conditioning',
          record: { maximum, tanaka, from },
          body: (
            <>
              <Headline name={t('heartRateZones.maximum')} value={String(maximum)} unit={bpm} />
              <ZoneTable {...{ result }} />
              <Facts
                facts={[
                  [t('heartRateZones.tanaka'), `${tanaka} ${bpm}`],
                  [t('heartRateZones.reserve'), `${reserve} ${bpm}`],
                ]}
              />
            </>
          ),
        }
      }}
    >
      <NumberField name="age" label={t('calculators.age')} unit={t('calculators.years')} />
      <NumberField
        name="resting"
        label={t('heartRateZones.resting')}
        help={t('heartRateZones.restingHelp')}
        unit={bpm}
      />
    </Calculator>
  )
}

/** Training zones by heart rate. */
export const HeartRateZones = island(HeartRateZonesContent, 'calculators', 'heartRateZones')
