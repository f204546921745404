import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props<Data> = {
  /** Not enabled for a parameter of the address that is no id. */
  read: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isEnabled' | 'refetch'>
  /** Shown when there is no such thing. */
  gone: string
  failed: string
  children: (data: Data) => ReactNode
}

/** What is open beside a table, as soon as it is read. */
export function Opened<Data>({ read, gone, failed, children }: Props<Data>): ReactNode {
  const t = useT('workspace')
  const { data, error, isEnabled, refetch } = read
  if (data !== undefined) return children(data)
  if (!isEnabled || error?.code === 'NOT_FOUND') return <p>{gone}</p>
  if (error) {
    return <ReadFailed onRetry={refetch}>{failed}</ReadFailed>
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {t('workspace.loading')}
      </p>
      <Skeleton className="h-11 w-3/4" />
      <Skeleton className="h-48" />
    </div>
  )
}
