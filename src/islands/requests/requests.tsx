import { useState, type ReactNode } from 'react'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { Box } from '#lib/contact/schemas.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RequestItem } from './request-item.tsx'
import { useRequests } from './use-requests.ts'

type Props = {
  box: Box
  /** What the empty box offers. */
  emptyAction?: ReactNode
}

/** The requests that a person sent, or received, newest first. */
export function Requests({ box, emptyAction }: Props): ReactNode {
  const t = useT('requests')
  const [page, setPage] = useState(1)
  const { list, failed, load } = useRequests(box, page)
  if (failed) return <ReadFailed onRetry={load}>{t('requests.failed')}</ReadFailed>
  if (!list) return <Skeleton className="h-16 w-full rounded-control" />
  if (list.total === 0) {
    return (
      <div className="grid justify-items-start gap-2 text-sm">
        <p className="font-semibold">{t(`requests.${box}.empty`)}</p>
        <p className="text-ink-soft">{t(`requests.${box}.emptyText`)}</p>
        {emptyAction}
      </div>
    )
  }
  const last = Math.ceil(list.total / list.pageSize)
  return (
    <>
      <ul className="grid gap-2">
        {list.items.map((request) => (
          <li key={request.id}>
            <RequestItem request={request} />
          </li>
        ))}
      </ul>
      {last > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <Button variant="quiet" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('requests.newer')}
          </Button>
          <p>{t('requests.page', { page: list.page, last })}</p>
          <Button
            variant="quiet"
            size="sm"
            disabled={page >= last}
            onClick={() => setPage(page + 1)}
          >
            {t('requests.older')}
          </Button>
        </div>
      )}
    </>
  )
}
