import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { WorkspaceFrame } from '#islands/workspace/frame.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import type { Attention } from '#lib/workspace/schemas.ts'
import { readText } from '#stores/storage.ts'
import { AttentionList } from './attention/attention-list.tsx'
import { getAttention } from '#lib/workspace/calls.ts'
import { BoardContext } from './board.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { NoRow } from './no-row.tsx'
import { Over } from './over.tsx'
import type { DashboardT, DashboardTexts } from './texts.ts'

type Props = { locale: Locale; texts: DashboardTexts }

/** "Dashboard Profesional": what waits first, then questionnaires, clients, reviews and contacts. */
export function Dashboard({ locale, texts }: Props): ReactNode {
  const t = createT(texts, locale)
  const signedIn = useSignedIn()
  const { data, error, isError, refetch } = useQuery(
    { ...queryOf(getAttention), enabled: signedIn },
    queryClient,
  )
  return (
    <WorkspaceFrame
      t={t}
      locale={locale}
      first={{ isLoaded: data !== undefined, error, retry: () => void refetch() }}
      failed={t('workspace.failed.title')}
      // Not by its store, which brings the schemas of questionnaires along.
      unsaved={readText('sending-draft', 'sessionStorage') !== null}
      skeleton={<DashboardSkeleton />}
    >
      {data && <Screen t={t} locale={locale} attention={data} isStale={isError} />}
    </WorkspaceFrame>
  )
}

type ScreenProps = {
  t: DashboardT
  locale: Locale
  attention: Attention
  isStale: boolean
}

function Screen({ t, locale, attention, isStale }: ScreenProps) {
  const { professional } = attention
  const board = useMemo(
    () => professional && { t, locale, professional },
    // The words are made anew with every paint, of the same texts.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the texts never change
    [locale, professional],
  )
  if (!board) return <NoRow t={t} locale={locale} />
  return (
    <BoardContext value={board}>
      <AttentionList attention={attention} isStale={isStale} />
      <DashboardTabs />
      <Over />
    </BoardContext>
  )
}
