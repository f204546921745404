import type { QueryFilters } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { queryClient } from '#client/query.ts'
import { useT } from '#client/texts/use-t.ts'
import { goTo } from '#islands/health/kit/use-tab.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import * as workspace from '#lib/workspace/calls.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { parametersOf, type ClientsAddress } from '../address.ts'

/** In place of a client who does not share any more: nothing of theirs stays on the screen, or in this page's memory. */
export function Gone({ address }: { address: ClientsAddress }): ReactNode {
  const t = useT('clients')
  const { client } = address
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was focused is gone.
    box.current?.focus()
    if (client) forget(client)
  }, [client])
  return (
    <div ref={box} tabIndex={-1} role="alert" className="outline-none">
      <EmptyState
        picture={<EyeOff className="size-12 text-pine" strokeWidth={1.5} />}
        heading="h1"
        title={t('clients.client.gone.title')}
        text={t('clients.client.gone.text')}
        action={
          <Button onClick={() => goTo(parametersOf({ ...address, client: null }))}>
            {t('clients.client.gone.back')}
          </Button>
        }
      />
    </div>
  )
}

/** What was read of other clients stays: reading it again would be another entry in their logs. */
function forget(client: AuthorizationId): void {
  const isList: QueryFilters['predicate'] = ({ queryKey: [address] }) =>
    String(address).split('?')[0] === workspace.listClients.path
  const isTheirs: QueryFilters['predicate'] = ({ queryKey: [address] }) =>
    String(address).includes(client)
  queryClient.removeQueries({ type: 'inactive', predicate: isTheirs })
  queryClient.removeQueries({ type: 'inactive', predicate: isList })
  void queryClient.invalidateQueries({ predicate: isList })
}
