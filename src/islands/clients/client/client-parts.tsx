import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { lazyPart } from '#client/island/lazy-part.tsx'
import { PartFrame } from '#client/problem/part-frame.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { Client } from '#lib/workspace/schemas.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ClientsAddress } from '../address.ts'

const Records = lazyPart(
  async () => (await import('../records/records-view.tsx')).RecordsView,
  'health',
  'healthBands',
  'healthShared',
)
const HistoryEditor = lazyPart(
  async () => (await import('../history/history-editor.tsx')).HistoryEditor,
  'clientHistory',
  'editing',
  'fields',
  'healthShared',
)

type Props = {
  address: ClientsAddress
  client: Pick<Client, 'id' | 'name' | 'facts'>
  /** Called by the records when the client does not share any more: nothing of them stays. */
  onGone: () => void
  /** Called by the history then, which goes on showing what was typed and not saved. */
  onEnded: () => void
}

/** Records or history, each loaded when it is first opened. */
export function ClientParts({ address, client, onGone, onEnded }: Props): ReactNode {
  const t = useT('clients', 'island', 'workspace')
  const name = clientName(client.name, t)
  const placeholder = (
    <Waiting label={t('clients.client.loading')}>
      <Skeleton className="h-96 w-full rounded-panel" />
    </Waiting>
  )
  return (
    <PartFrame key={address.view} placeholder={placeholder}>
      {address.view === 'records' ? (
        <Records id={client.id} name={name} onGone={onGone} />
      ) : (
        <History client={client} name={name} placeholder={placeholder} onEnded={onEnded} />
      )}
    </PartFrame>
  )
}

type HistoryProps = Pick<Props, 'client' | 'onEnded'> & { name: string; placeholder: ReactNode }

/** What is typed and not saved is kept for who has typed it. */
function History({ client, name, placeholder, onEnded }: HistoryProps) {
  const { data } = useRead(ownProfile.getOwnProfile, {}, { throwOnError: true })
  if (!data) return placeholder
  const { userId } = data
  const { id, facts } = client
  return <HistoryEditor key={id} {...{ id, name, pain: facts?.pain ?? [], userId, onEnded }} />
}
