import { EyeOff } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { go } from '#client/address/here.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { listClients } from '#lib/workspace/calls.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { hrefOfClients, type ClientsAddress } from '../address.ts'

/** In place of a client who does not share any more: nothing of theirs stays on the screen, or in this page's memory. */
export function Gone({ address }: { address: ClientsAddress }): ReactNode {
  const t = useT('clients')
  const { client } = address
  const { forget, refresh } = useCache()
  /** What was read of other clients stays: reading it again would be another entry in their logs. */
  const forgetClient = useEffectEvent((id: AuthorizationId) => {
    forget((address) => address.includes(id) || address.split('?')[0] === listClients.path)
    void refresh()
  })
  useEffect(() => {
    if (client) forgetClient(client)
  }, [client])
  return (
    <div role="alert">
      <EmptyState
        picture={<EyeOff className="size-12 text-pine" strokeWidth={1.5} />}
        heading="h1"
        title={t('clients.client.gone.title')}
        text={t('clients.client.gone.text')}
        action={
          <Button onClick={() => go(hrefOfClients({ ...address, client: null }))}>
            {t('clients.client.gone.back')}
          </Button>
        }
      />
    </div>
  )
}
