import type { ReactNode } from 'react'
import { useCentre } from '../kit/centre.tsx'
import { useRead } from '#client/data/use-read.ts'
import { getSeries } from '#lib/health/calls.ts'
import { measuresOf, type Kind } from '#client/health/kinds.ts'
import { useReadings } from '../kit/readings.ts'
import { ChartPanel } from '#client/health/chart/chart-panel.tsx'

/** The course of the kind that is open, which has its title already; otherwise of the first one. */
export function ChartPart(): ReactNode {
  const { readings, open } = useReadings()
  const kind = (open ?? readings[0])?.kind
  return kind && <Course kind={kind} isTitled={open !== undefined} />
}

function Course({ kind, isTitled }: { kind: Kind; isTitled: boolean }) {
  const { overview } = useCentre()
  const series = useRead(getSeries, { query: { measures: measuresOf(kind).join(',') } })
  return <ChartPanel key={kind} kind={kind} owner={overview} series={series} isTitled={isTitled} />
}
