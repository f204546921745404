import { useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import type { QuestionSet } from '#lib/questionnaires/sets.ts'
import { contentOf, isSameContent } from '#lib/workspace/builder/sending.ts'
import * as workspace from '#lib/workspace/questionnaires-calls.ts'
import type * as questionnairesSchemas from '#lib/workspace/questionnaires-schemas.ts'
import { useSaving } from './use-saving.ts'
import type { Work } from './use-sending.ts'

type Template = questionnairesSchemas.Template

/** What is asked before something is done with a template. */
export type Asked =
  | { kind: 'load'; set: QuestionSet }
  | { kind: 'save' }
  | AskedOfOne<'rename'>
  | AskedOfOne<'update'>
  | AskedOfOne<'delete'>
type AskedOfOne<Kind> = {
  kind: Kind
  template: Template
  /** It was changed elsewhere meanwhile, and `template` is how it is now. */
  isStale?: boolean
}

/** The heading of the own templates: it takes the focus of one that is gone. */
export const OWN_ID = 'send-own-templates'

/** The own templates while their list is open, and what was just done with them. */
function useList() {
  const [isOpen, setOpen] = useState(false)
  const [said, say] = useState('')
  const { data, isError, refetch } = useRead(workspace.listTemplates, {}, { enabled: isOpen })
  return {
    isOpen,
    open: () => {
      say('')
      setOpen(true)
    },
    close: () => setOpen(false),
    said,
    say,
    items: data?.items,
    isError,
    refetch,
  }
}

/** Templates: reading them, beginning with one, keeping what was written as one. */
export function useTemplates(work: Work, first: QuestionSet) {
  const t = useT('sendQuestionnaire')
  const [asked, setAsked] = useState<Asked | null>(null)
  const list = useList()
  const { refetch, say } = list
  // What was written since is in no template.
  const [base, setBase] = useState(() => contentOf(first))
  const { forgetFailure, ...saving } = useSaving({
    work,
    onDone: (kind) => {
      // Closed while it was saved, another one may be open by now.
      setAsked((now) => (now === asked ? null : now))
      say(t(`sendQuestionnaire.templates.done.${kind}`))
      if (kind === 'save' || kind === 'update') setBase(work.sending)
      if (kind === 'delete') work.focusSoon(OWN_ID)
    },
    onFail: (failed, id) => refuse(failed, id),
    // Their problems are in the form, over which nothing may stand.
    onUnsound: () => {
      ask(null)
      list.close()
    },
  })
  const ask = (next: Asked | null) => {
    forgetFailure()
    setAsked(next)
  }
  const refuse = async ({ code }: CallFailed, id?: string) => {
    const isOver = code === 'STALE' || code === 'NOT_FOUND'
    if (!asked || !('template' in asked) || asked.template.id !== id || !isOver) return
    const newer = (await refetch()).data?.items.find((one) => one.id === id)
    ask(newer ? { ...asked, template: newer, isStale: true } : null)
    if (!newer) say(t('sendQuestionnaire.templates.gone'))
  }
  const load = (set: QuestionSet) => {
    const content = contentOf(set)
    work.load(content)
    setBase(content)
    ask(null)
    list.close()
    say(t('sendQuestionnaire.templates.loaded', { title: set.title }))
  }
  return {
    ...list,
    ...saving,
    asked,
    ask,
    /** Whether there is something to keep. */
    canSave: work.sending.rows.length > 0,
    load,
    /** The same, after a question where something would be lost. */
    use: (set: QuestionSet) => {
      if (isSameContent(work.sending, base)) load(set)
      else ask({ kind: 'load', set })
    },
  }
}
export type TemplateWork = ReturnType<typeof useTemplates>
