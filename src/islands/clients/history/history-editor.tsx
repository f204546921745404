import type { ReactNode } from 'react'
import { ONCE, useRead } from '#client/data/use-read.ts'
import { useOwnDrafts } from '#client/use-draft.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { FactPoint } from '#lib/questionnaires/fact.ts'
import * as workspace from '#lib/workspace/calls.ts'
import { isHistoryForm } from '#lib/workspace/history/form.ts'
import { forgetDraft, type Draft } from '#stores/drafts.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Gone } from './gone.tsx'
import { HistoryForm } from './history-form.tsx'

export type EditorProps = {
  /** The authorization. */
  id: AuthorizationId
  /** What the client is called. */
  name: string
  /** The pain that the own section has stated, as the list of clients tells it. */
  pain: readonly FactPoint[]
  /** The professional who is signed in: what they write and do not save is theirs alone. */
  userId: string
  /** Called when the client does not share any more. */
  onEnded: () => void
}

/** 'Historial de Salud - {client}': what the client wrote to read, the own discipline and the shared notes to write. */
export function HistoryEditor(props: EditorProps): ReactNode {
  const { id, name, pain, userId, onEnded } = props
  const t = useT('clientHistory')
  const key = { owner: userId, about: `history:${id}` }
  const draft = useOwnDrafts(key)[0]
  // Every read is in the client's log: one each time the editor is opened, and none because something else was saved.
  const read = useRead(workspace.getClientHistory, { params: { id } }, ONCE)
  return (
    <section aria-labelledby={HEADING} className="grid min-w-0 gap-3">
      <h2 id={HEADING} className="text-xl wrap-anywhere">
        {t('clientHistory.heading', { name })}
      </h2>
      <Loaded
        read={read}
        failed={t('clientHistory.failed')}
        waiting={
          <Waiting className="grid gap-5">
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-96 w-full rounded-card" />
          </Waiting>
        }
        gone={
          // It was taken back while the tab was closed or loaded: what was typed in it before is still here.
          <Gone
            name={name}
            unsaved={draft ? unsavedIn(draft) : null}
            onDiscard={() => forgetDraft(key)}
            onEnded={onEnded}
          />
        }
      >
        {(history) => <HistoryForm {...{ id, name, pain, history, draft: key, onEnded }} />}
      </Loaded>
    </section>
  )
}

const HEADING = 'client-history'

/** Null where it is not a form of a history. */
const unsavedIn = ({ base, typed }: Draft) =>
  isHistoryForm(base) && isHistoryForm(typed) ? { base, typed } : null
