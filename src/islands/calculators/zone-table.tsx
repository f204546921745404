import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { ZONE_EDGES, type HeartResult, type Zone } from '#lib/calculators/heart-rate-zones.ts'
import { formatPercent } from '#lib/calculators/format.ts'
import { cx } from '#ui/cx.ts'
import { CAPTION, QUIET, TONE, type Tone } from './looks.ts'
import { RowBar } from './result-parts.tsx'

const ZONES = [
  { name: 'heartRateZones.zone.one', tone: 'low' },
  { name: 'heartRateZones.zone.two', tone: 'good' },
  { name: 'heartRateZones.zone.three', tone: 'fair' },
  { name: 'heartRateZones.zone.four', tone: 'more' },
  { name: 'heartRateZones.zone.five', tone: 'high' },
] as const

/**
 * A zone in whole beats: the last includes its upper limit, the others end one beat before the next. With a heart rate
 * reserve of a few beats, a zone may be empty.
 */
function zoneText({ lower, upper }: Zone, isLast: boolean): string {
  const last = isLast ? upper : upper - 1
  if (last < lower) return '–'
  return last > lower ? `${lower}–${last}` : `${lower}`
}

const CELL = 'relative border-b border-line px-2 @max-md:px-1 @max-md:text-xs'
const NUMBER = cx(CELL, 'py-1.5 text-end whitespace-nowrap')
const HEAD = 'py-1.5 text-xs font-normal text-ink-soft'

type Props = {
  result?: HeartResult
}

/** The zones as a stair chart, with their heart rates once they are known. */
export function ZoneTable({ result }: Props): ReactNode {
  const t = useT('heartRateZones')
  return (
    <table className="w-full tabular">
      <caption className={CAPTION}>{t('heartRateZones.table')}</caption>
      <thead>
        <tr>
          <th scope="col" className={cx(CELL, HEAD, 'text-start')}>
            {t('heartRateZones.zoneColumn')}
          </th>
          {result && (
            <>
              <th scope="col" className={cx(NUMBER, HEAD)}>
                {t('heartRateZones.foxColumn')}
              </th>
              <th scope="col" className={cx(NUMBER, HEAD)}>
                {t('heartRateZones.tanakaColumn')}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {ZONES.map(({ name, tone }, index) => (
          <ZoneRow key={name} {...{ index, tone, result }} name={t(name)} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  index: number
  name: string
  tone: Tone
  result: HeartResult | undefined
}

function ZoneRow({ index, name, tone, result }: RowProps): ReactNode {
  const locale = useLocale()
  const [zone, other] = [result?.zones[index], result?.tanakaZones[index]]
  const isLast = index === ZONES.length - 1
  const [from = 0, to = 1] = ZONE_EDGES.slice(index)
  return (
    <tr className={TONE[tone]}>
      <th
        scope="row"
        className={cx(CELL, 'w-[99%] py-2 text-start leading-tight font-medium @max-md:text-xs')}
      >
        <RowBar part={to} className="hue-tint" />
        <span className="relative">
          {index + 1} {name}{' '}
          <span className="text-xs font-normal whitespace-nowrap @max-md:block">
            {formatPercent(`${from * 100}–${to * 100}`, locale)}
          </span>
        </span>
      </th>
      {zone && other && (
        <>
          <td className={cx(NUMBER, 'font-display text-base font-heading @max-md:text-sm')}>
            {zoneText(zone, isLast)}
          </td>
          <td className={cx(NUMBER, QUIET)}>{zoneText(other, isLast)}</td>
        </>
      )}
    </tr>
  )
}
