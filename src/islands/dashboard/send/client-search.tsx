import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useReads } from '#client/data/use-reads.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { Recipient } from '#lib/workspace/builder/sending.ts'
import * as workspace from '#lib/workspace/calls.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import { RECIPIENTS_MAX } from '#lib/workspace/questionnaires-schemas.ts'
import type * as workspaceSchemas from '#lib/workspace/schemas.ts'
import { SEARCH_MAX, searchWords } from '#lib/workspace/search-words.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { recipientOf } from './recipient.ts'

type Props = {
  chosen: readonly Recipient[]
  onChange: (chosen: readonly Recipient[]) => void
  onDone: () => void
}

/** Letters that come faster are one call. In ms. */
const PAUSE = 200

/** Finds clients by their names, to choose several of them. */
export function ClientSearch(props: Props): ReactNode {
  const t = useT('sendQuestionnaire')
  const { chosen, onDone } = props
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    const timer = setTimeout(() => setQ(searchWords(typed)), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div ref={box} className="grid gap-3 rounded-control border border-line p-3">
      <Field label={t('sendQuestionnaire.clients.search')}>
        <TextInput
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {/* A new one for each search: its pages begin at the first. */}
      <Found key={q} {...props} q={q} />
      {chosen.length >= RECIPIENTS_MAX && (
        <p role="status" className="text-sm">
          {t('sendQuestionnaire.clients.max', { max: RECIPIENTS_MAX })}
        </p>
      )}
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={onDone}>
        {t('sendQuestionnaire.clients.done')}
      </Button>
    </div>
  )
}

function Found({ chosen, onChange, q }: Props & { q: string }) {
  const t = useT('sendQuestionnaire')
  const [pages, setPages] = useState(1)
  const results = useReads(
    workspace.listClients,
    Array.from({ length: pages }, (_, index) => ({
      query: { q, sort: 'name', page: String(index + 1) },
    })),
  )
  const clients = results.flatMap(({ data }) => data?.items ?? [])
  const total = results[0]?.data?.total
  const isFailed = results.some(({ isError }) => isError)
  const isLoading = results.some(({ isPending }) => isPending)
  const failed = t('sendQuestionnaire.clients.failed')
  return (
    <>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isFailed
          ? null
          : total === undefined
            ? t('sendQuestionnaire.clients.loading')
            : total > 0
              ? t('sendQuestionnaire.clients.shown', { shown: clients.length, total })
              : q
                ? t('sendQuestionnaire.clients.nobody')
                : t('sendQuestionnaire.clients.empty')}
      </p>
      {clients.length > 0 && (
        <ul
          aria-label={t('sendQuestionnaire.clients.list')}
          className="grid max-h-72 overflow-y-auto"
        >
          {clients.map((client) => (
            <li key={client.id}>
              <Option client={client} chosen={chosen} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
      {isFailed &&
        (total === undefined ? (
          <ReadFailed onRetry={() => results[0]?.refetch()}>{failed}</ReadFailed>
        ) : (
          <Problem>{failed}</Problem>
        ))}
      {total !== undefined && clients.length < total && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          loading={isLoading}
          onClick={() => {
            if (isFailed) for (const result of results) void result.refetch()
            else setPages(pages + 1)
          }}
        >
          {t('sendQuestionnaire.clients.more')}
        </Button>
      )}
    </>
  )
}

type OptionProps = Pick<Props, 'chosen' | 'onChange'> & {
  client: workspaceSchemas.Client
}

function Option({ client, chosen, onChange }: OptionProps) {
  const t = useT('workspace')
  const isChosen = chosen.some(({ id }) => id === client.id)
  return (
    <label className="flex min-h-12 items-center gap-3 rounded-control px-1.5 py-0.5 text-sm font-medium hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-pine">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && chosen.length >= RECIPIENTS_MAX}
        onChange={() =>
          onChange(
            isChosen
              ? chosen.filter(({ id }) => id !== client.id)
              : [...chosen, recipientOf(client)],
          )
        }
        className="size-5 shrink-0 accent-pine outline-none"
      />
      <Portrait size={44} name={client.name} src={client.avatarUrl} />
      <span className="min-w-0 wrap-anywhere">{clientName(client.name, t)}</span>
    </label>
  )
}
