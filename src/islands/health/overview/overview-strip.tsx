import { LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { HEALTH } from '../kit/address.ts'
import { useCentre } from '../kit/centre.tsx'
import { KINDS, unitName } from '#client/health/kinds.ts'
import { readingsOf } from '#client/health/reading-of.ts'
import { latestText } from '#client/health/value-texts.ts'

const SHOWN = 7

/** The overview in one line, while a tab is open: the way back, and as many of the newest values as fit. */
export function OverviewStrip(): ReactNode {
  const t = useT('health', 'healthBands')
  const locale = useLocale()
  const { overview } = useCentre()
  const { measures, settings, person } = overview
  const reader = { t, locale, units: settings.units }
  const readings = readingsOf(measures, KINDS, { settings, person }).slice(0, SHOWN)
  return (
    <div className="-mx-1 flex h-15 flex-wrap items-center gap-x-5 overflow-hidden px-1 text-sm whitespace-nowrap">
      <Link
        href={hrefOf(HEALTH, {})}
        className="inline-flex h-15 items-center gap-2 font-medium text-pine underline underline-offset-4"
      >
        <LayoutGrid aria-hidden="true" className="size-4.5" />
        {t('health.tabs.overview')}
      </Link>
      {readings.map((reading) => (
        <span key={reading.kind} className="leading-15 text-ink-soft">
          {`${t(`health.measure.${reading.kind}`)} `}
          <b className="text-ink tabular">{latestText(reading, reader)}</b>
          {` ${unitName(reading.kind, settings.units, t)}`}
        </span>
      ))}
    </div>
  )
}
