import type { ReactNode } from 'react'
import { Loaded, type Read } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Skeleton } from '#ui/skeleton.tsx'

type Props<Data> = { read: Read<Data>; children: (data: Data) => ReactNode }

/** Health data of a client, unless they do not share any more. */
export function HdcRead<Data>({ read, children }: Props<Data>): ReactNode {
  const t = useT('dashboardClients')
  return (
    <Loaded
      read={read}
      gone={<p>{t('dashboardClients.hdc.gone')}</p>}
      failed={t('dashboardClients.hdc.failed')}
      waiting={
        <Waiting>
          <Skeleton className="h-40 w-full" />
        </Waiting>
      }
    >
      {children}
    </Loaded>
  )
}
