import type { CSSProperties, ReactNode } from 'react'
import {
  calculateHeartZones,
  HEART_FIELDS,
  ZONE_EDGES,
  type HeartResult,
  type Zone,
} from '#lib/calculators/heart-rate-zones.ts'
import { formatPercent } from '#lib/calculators/format.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT, type Translate } from '#lib/i18n/t.ts'
import { Calculator } from './calculator.tsx'
import { NumberInput } from './fields.tsx'
import { Facts, Headline } from './result-parts.tsx'
import type { CalculatorProps, CalculatorTexts } from './texts.ts'

const ZONE_NAMES = [
  'calculators.heartRateZones.zone.one',
  'calculators.heartRateZones.zone.two',
  'calculators.heartRateZones.zone.three',
  'calculators.heartRateZones.zone.four',
  'calculators.heartRateZones.zone.five',
] as const
type T = Translate<CalculatorTexts<'heartRateZones'>>

/**
 * Whole beats of a zone: the last holds its end, the others stop one before the next begins. With a reserve of a few
 * beats, a zone may have none.
 */
function zoneText({ lower, upper }: Zone, isLast: boolean): string {
  const last = isLast ? upper : upper - 1
  if (last < lower) return '–'
  return last > lower ? `${lower}–${last}` : `${lower}`
}

/** Training zones by heart rate. */
export function HeartRateZones(props: CalculatorProps<'heartRateZones'>): ReactNode {
  const { locale, texts, place } = props
  const t = createT(texts, locale)
  const bpm = t('calculators.heartRateZones.bpm')
  return (
    <Calculator
      {...{ locale, texts, place }}
      tool="heart-rate-zones"
      fields={HEART_FIELDS}
      calculate={calculateHeartZones}
      label={t('calculators.heartRateZones.form')}
      limit={t('calculators.heartRateZones.limit')}
      explain={(problem) =>
        problem.code === 'resting-too-high'
          ? t('calculators.heartRateZones.restingTooHigh', { maximum: problem.maximum })
          : undefined
      }
      idle={<Steps {...{ t, locale }} />}
      present={({ result }) => {
        const { maximum, tanaka, reserve, zones } = result
        const from = zones[0]?.lower ?? 0
        return {
          status: t('calculators.heartRateZones.status', { from, to: maximum }),
          next: 'conditioning',
          record: { maximum, tanaka, from },
          body: (
            <>
              <Headline
                name={t('calculators.heartRateZones.maximum')}
                value={String(maximum)}
                unit={bpm}
              />
              <Steps {...{ t, locale, result }} />
              <Facts
                facts={[
                  [t('calculators.heartRateZones.tanaka'), `${tanaka} ${bpm}`],
                  [t('calculators.heartRateZones.reserve'), `${reserve} ${bpm}`],
                ]}
              />
            </>
          ),
        }
      }}
    >
      <NumberInput
        name="age"
        label={t('calculators.shared.age')}
        unit={t('calculators.shared.years')}
      />
      <NumberInput
        name="resting"
        label={t('calculators.heartRateZones.resting')}
        help={t('calculators.heartRateZones.restingHelp')}
        unit={bpm}
      />
    </Calculator>
  )
}

/** The zones as a stair, with their beats once they are known. */
function Steps({ t, locale, result }: { t: T; locale: Locale; result?: HeartResult }): ReactNode {
  const rows = ZONE_NAMES.map((name, index) => {
    const [zone, other] = [result?.zones[index], result?.tanakaZones[index]]
    const isLast = index === ZONE_NAMES.length - 1
    const [from, to] = [ZONE_EDGES[index]! * 100, ZONE_EDGES[index + 1]! * 100]
    return (
      <tr key={name} data-zone={index + 1}>
        <th scope="row">
          <span className="calc-bar" style={{ '--part': ZONE_EDGES[index + 1] } as CSSProperties} />
          <span>
            {index + 1} {t(name)}{' '}
            <span className="calc-quiet">{formatPercent(`${from}–${to}`, locale)}</span>
          </span>
        </th>
        {zone && other && (
          <>
            <td>{zoneText(zone, isLast)}</td>
            <td className="calc-quiet">{zoneText(other, isLast)}</td>
          </>
        )}
      </tr>
    )
  })
  return (
    <table className="calc-table calc-zones">
      <caption>{t('calculators.heartRateZones.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('calculators.heartRateZones.zoneColumn')}</th>
          {result && (
            <>
              <th scope="col">{t('calculators.heartRateZones.foxColumn')}</th>
              <th scope="col">{t('calculators.heartRateZones.tanakaColumn')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  )
}
