import { Plus, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import type { Recipient } from '#lib/workspace/builder/sending.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import { Portrait } from '#ui/portrait.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { ClientSearch } from './client-search.tsx'
import { idOf } from './ids.ts'
import { clientsProblem } from './problem-text.ts'
import type { Work } from './use-sending.ts'

type Props = {
  work: Work
  /** Who is chosen from the start is not known yet: a choice in the meantime would be without them. */
  isWaiting: boolean
  /** Whether who was chosen before does not share any more. */
  isGone: boolean
  /** Asks again for who was chosen before and could not be read. */
  onRetry: (() => unknown) | undefined
}

/** The button that adds clients is what a problem with them leads to. */
const ADD = idOf('clients')

/** Who gets it. */
export function ClientsField({ work, isWaiting, isGone, onRetry }: Props): ReactNode {
  const t = useT('sendQuestionnaire')
  const { sending, problems, gone, change, focusSoon } = work
  const { clients } = sending
  const [isAdding, setAdding] = useState(false)
  const code = problems['clients']
  const error =
    clientsProblem(code, t) ??
    (isGone && clients.length === 0 ? t('sendQuestionnaire.clients.gone') : undefined)
  return (
    <div className="relative">
      <p role="status" className="absolute end-0 top-0.5 text-xs text-ink-soft tabular">
        {clients.length > 0 && t('sendQuestionnaire.clients.chosen', { count: clients.length })}
      </p>
      <FieldGroup legend={t('sendQuestionnaire.clients.label')} error={error}>
        <ul className="flex flex-wrap gap-2">
          {clients.map((client) => (
            <li key={client.id} className="min-w-0">
              <Chip
                client={client}
                isGone={gone.includes(client)}
                onRemove={() => {
                  change({ clients: clients.filter(({ id }) => id !== client.id) })
                  focusSoon(ADD)
                }}
              />
            </li>
          ))}
          <li>
            <button
              type="button"
              id={ADD}
              aria-expanded={isAdding}
              onClick={() => setAdding(!isAdding)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-dashed border-edge px-4 text-sm font-medium text-ink-soft hover:bg-surface-2 hover:text-ink"
            >
              <Plus aria-hidden="true" className="size-4" />
              {t('sendQuestionnaire.clients.add')}
            </button>
          </li>
        </ul>
        {onRetry && clients.length === 0 && (
          <ReadFailed onRetry={onRetry}>{t('sendQuestionnaire.clients.unread')}</ReadFailed>
        )}
        {isAdding && !isWaiting && (
          <ClientSearch
            chosen={clients}
            onChange={(next) => change({ clients: next })}
            onDone={() => {
              setAdding(false)
              focusSoon(ADD)
            }}
          />
        )}
      </FieldGroup>
    </div>
  )
}

type ChipProps = { client: Recipient; isGone: boolean; onRemove: () => void }

function Chip({ client, isGone, onRemove }: ChipProps) {
  const t = useT('sendQuestionnaire', 'workspace')
  const name = clientName(client.name, t)
  return (
    <span
      className={`flex min-h-11 max-w-full items-center gap-2 overflow-hidden rounded-full bg-surface-2 text-sm font-medium ${isGone ? 'line-through inset-ring-2 inset-ring-clay-strong' : ''}`}
    >
      <Portrait size={44} name={client.name} src={client.avatarUrl} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <button
        type="button"
        aria-label={t('sendQuestionnaire.clients.remove', { name })}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full -outline-offset-3 hover:bg-line"
      >
        <X aria-hidden="true" className="size-4" strokeWidth={2.5} />
      </button>
    </span>
  )
}
