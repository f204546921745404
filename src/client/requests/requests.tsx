import type { ReactNode } from 'react'
import { PagedList } from '#client/list/paged-list.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { Box } from '#lib/contact/schemas.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { RequestItem } from './request-item.tsx'
import { useRequests } from './use-requests.ts'

type Props = {
  box: Box
  /** Which page the address says, and the address of others. */
  page: number
  hrefOf: (page: number) => string
  /** What the empty box offers. */
  emptyAction?: ReactNode
}

/** The requests that a person sent, or received, newest first. */
export function Requests({ box, page, hrefOf, emptyAction }: Props): ReactNode {
  const t = useT('requests')
  return (
    <PagedList
      read={useRequests(box, page)}
      failed={t('requests.failed')}
      waiting={
        <Waiting>
          <Skeleton className="h-16 w-full rounded-control" />
        </Waiting>
      }
      label={t(`requests.${box}.title`)}
      empty={
        <div className="grid justify-items-start gap-2 text-sm">
          <p className="text-ink-soft">{t(`requests.${box}.empty`)}</p>
          {emptyAction}
        </div>
      }
      className="grid gap-2"
      hrefOf={hrefOf}
    >
      {(request) => (
        <li key={request.id}>
          <RequestItem request={request} />
        </li>
      )}
    </PagedList>
  )
}
