import { useMemo, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { WorkspaceFrame } from '#client/workspace/frame.tsx'
import type { Attention } from '#lib/workspace/schemas.ts'
import { AttentionList } from './attention/attention-list.tsx'
import { getAttention } from '#lib/workspace/calls.ts'
import { BoardContext } from './board.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { NoRow } from './no-row.tsx'
import { Over } from './over.tsx'

function DashboardContent(): ReactNode {
  const t = useT('workspace')
  const signedIn = useSignedIn()
  const read = useRead(getAttention, {}, { enabled: signedIn })
  return (
    <WorkspaceFrame first={read} failed={t('workspace.failed')} skeleton={<DashboardSkeleton />}>
      {(attention) => (
        <Screen attention={attention} isStale={read.isError} onRetry={read.refetch} />
      )}
    </WorkspaceFrame>
  )
}

type ScreenProps = {
  attention: Attention
  isStale: boolean
  onRetry: () => unknown
}

function Screen({ attention, isStale, onRetry }: ScreenProps) {
  const t = useT('dashboard', 'paging', 'session', 'workspace')
  const locale = useLocale()
  const { professional } = attention
  const board = useMemo(
    () => professional && { t, locale, professional },
    // The words are made anew with every paint, of the same texts.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the texts never change
    [locale, professional],
  )
  if (!board) return <NoRow />
  return (
    <BoardContext value={board}>
      <AttentionList attention={attention} isStale={isStale} onRetry={onRetry} />
      <DashboardTabs />
      <Over />
    </BoardContext>
  )
}

/** "Dashboard Profesional": what waits first, then questionnaires, clients, reviews and contacts. */
export const Dashboard = island(DashboardContent, 'dashboard', 'paging', 'session', 'workspace')
