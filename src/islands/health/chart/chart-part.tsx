import type { ReactNode } from 'react'
import { useCentre } from '../kit/centre.tsx'
import { useRead } from '#client/data/use-read.ts'
import { getSeries } from '#lib/health/calls.ts'
import { measuresOf, type Kind } from '#client/health/kinds.ts'
import { useOpenKind } from '../kit/open-kind.ts'
import { ChartPanel } from '#client/health/chart/chart-panel.tsx'

/** The course of the kind that is open in the health centre. */
export function ChartPart(): ReactNode {
  const kind = useOpenKind()
  return kind && <Course kind={kind} />
}

function Course({ kind }: { kind: Kind }) {
  const { overview } = useCentre()
  const series = useRead(getSeries, { query: { measures: measuresOf(kind).join(',') } })
  return <ChartPanel kind={kind} owner={overview} series={series} />
}
