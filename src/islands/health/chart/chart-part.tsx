import type { ReactNode } from 'react'
import { useRead } from '../kit/api.tsx'
import { useCentre } from '../kit/centre.tsx'
import { getSeries } from '#lib/health/calls.ts'
import { measuresOf, type Kind } from '../kit/kinds.ts'
import { useOpenKind } from '../kit/open-kind.ts'
import type { PartProps } from '../kit/part.tsx'
import { ChartPanel } from './chart-panel.tsx'
import type { ChartTexts } from './texts.ts'

/** The course of the kind that is open in the health centre. */
export function ChartPart({ t }: PartProps<ChartTexts>): ReactNode {
  const kind = useOpenKind()
  return kind && <Loaded t={t} kind={kind} />
}

function Loaded({ t, kind }: Pick<PartProps<ChartTexts>, 't'> & { kind: Kind }) {
  const { t: shared, locale, overview } = useCentre()
  const series = useRead(getSeries, { query: { measures: measuresOf(kind).join(',') } })
  return (
    <ChartPanel
      t={t}
      shared={shared}
      locale={locale}
      kind={kind}
      owner={overview}
      series={series}
    />
  )
}
