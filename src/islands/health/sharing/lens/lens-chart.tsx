import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { ChartPanel } from '#client/health/chart/chart-panel.tsx'
import { measuresOf, type Kind } from '#client/health/kinds.ts'
import { OWNER } from '#client/health/shared-owner.ts'
import { getSeries } from '#lib/health/calls.ts'

/** The course of a kind as a professional sees it: the owner's own, without the notes, which are never shared. */
export function LensChart({ kind }: { kind: Kind }): ReactNode {
  const { data, ...read } = useRead(getSeries, { query: { measures: measuresOf(kind).join(',') } })
  const seen = data && { items: data.items.map((point) => ({ ...point, note: null })) }
  return <ChartPanel kind={kind} owner={OWNER} series={{ ...read, data: seen }} />
}
