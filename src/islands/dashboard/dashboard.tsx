import { useMemo, useState, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useRead } from '#client/data/use-read.ts'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { WorkspaceFrame } from '#client/workspace/frame.tsx'
import type { Attention } from '#lib/workspace/schemas.ts'
import { DASHBOARD } from './address.ts'
import { AttentionList } from './attention/attention-list.tsx'
import { getAttention } from '#lib/workspace/calls.ts'
import { BoardContext } from './board.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { NoRow } from './no-row.tsx'
import { Over } from './over.tsx'
import { useMarkedPlace } from './use-marked-place.ts'

function DashboardContent(): ReactNode {
  const t = useT('workspace')
  useMarkedPlace()
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
  const { tab } = useAddress(DASHBOARD)
  // A tab that is pressed below what waits does not take it away: the tabs stay under the finger.
  const [isToday] = useState(tab === null)
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
      <div className="grid gap-8">
        {isToday && <AttentionList attention={attention} isStale={isStale} onRetry={onRetry} />}
        <DashboardTabs />
      </div>
      <Over />
    </BoardContext>
  )
}

/** "Dashboard Profesional": what waits, where the address names no tab; questionnaires, clients, reviews and contacts. */
export const Dashboard = island(DashboardContent, 'dashboard', 'paging', 'session', 'workspace')
