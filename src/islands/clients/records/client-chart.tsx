import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { ChartPanel } from '#client/health/chart/chart-panel.tsx'
import type { Kind } from '#client/health/kinds.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { OWNER } from '#client/health/shared-owner.ts'
import { useClientSeries } from './reads.ts'

export type ClientChartProps = {
  id: AuthorizationId
  kind: Kind
  /** Called when the course is not shared any more. */
  onRefused: () => void
}

/** The course of one kind of a client's values. */
export function ClientChart(props: ClientChartProps): ReactNode {
  const { id, kind, onRefused, ...words } = props
  const series = useClientSeries(id, kind)
  const isRefused = series.error?.code === 'NOT_FOUND'
  const tell = useEffectEvent(onRefused)
  useEffect(() => {
    if (isRefused) tell()
  }, [isRefused])
  return <ChartPanel {...words} kind={kind} owner={OWNER} series={series} />
}
