import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { getEdition } from '#lib/admin/newsletter/contract.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { goWith } from '../address.ts'
import { useFrame } from '../frame-context.ts'
import { AreaSkeleton } from '../kit/area-skeleton.tsx'
import { Composer } from './composer.tsx'
import { Report } from './report.tsx'
import type { Words } from './texts.ts'

/** While mails go out the counts are read every few seconds, before only now and then. */
const POLL_MS = { sending: 4_000, scheduled: 20_000 } as const

/** One edition: while it is a draft to be written, afterwards what became of it. */
export function EditionScreen({ id, ...words }: Words & { id: string }): ReactNode {
  const { t } = words
  const { t: frameT } = useFrame()
  const { data, isError, refetch } = useQuery(
    {
      ...queryOf(getEdition, { params: { id } }),
      refetchInterval: ({ state: { data: last } }) =>
        last?.state === 'sending' || last?.state === 'scheduled' ? POLL_MS[last.state] : false,
    },
    queryClient,
  )
  return (
    <>
      <button
        type="button"
        onClick={() => goWith({ edition: null })}
        className="-ms-2 mb-1 flex min-h-11 items-center gap-2 px-2 text-sm font-semibold"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('adminNewsletter.back')}
      </button>
      {data ? (
        data.state === 'draft' ? (
          <Composer {...words} edition={data} />
        ) : (
          <Report {...words} edition={data} />
        )
      ) : isError ? (
        <EmptyState
          title={t('adminNewsletter.failed')}
          text=""
          action={<Button onClick={() => void refetch()}>{frameT('workspace.retry')}</Button>}
        />
      ) : (
        <AreaSkeleton />
      )}
    </>
  )
}
