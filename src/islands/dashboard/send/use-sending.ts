import { useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useDraft } from '#client/use-draft.ts'
import { useLeaveGuard } from '#client/editing/use-leave-guard.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { byRow, problemsOf, type Problems } from '#lib/workspace/builder/problems.ts'
import { beginWith, bodyOf, isChanged, type Recipient } from '#lib/workspace/builder/sending.ts'
import { forgetDraft } from '#stores/drafts.ts'
import { toast } from '#stores/toasts.ts'
import { useSend } from './use-send.ts'
import { useSendingForm, type FormGiven } from './use-sending-form.ts'
import type { SendMessages } from './messages.ts'

/** What a draft of a questionnaire to be sent is about. */
export const SENDING = 'sending'

type Given = FormGiven & { words: SendMessages; userId: string; onSent: () => void }

/** Why nothing was sent: how many fields are wrong, or who does not share any more. */
type Refusal = { wrong: number; gone: readonly Recipient[] }
const NONE: Refusal = { wrong: 0, gone: [] }

/** The state of the dialog: its form, its draft, and the sending of it. */
export function useSending({ words, userId, onSent, ...given }: Given) {
  const t = useT('sendQuestionnaire')
  const locale = useLocale()
  const form = useSendingForm(given)
  const { sending } = form
  const [refusal, setRefusal] = useState<Refusal>(NONE)
  const isUnsaved = isChanged(sending, beginWith(given.first, given.preselected))
  const key = { owner: userId, about: SENDING }
  useDraft(key, isUnsaved ? { base: null, typed: sending } : null)
  useLeaveGuard(isUnsaved)
  /** What is shown otherwise is not repeated as a failure. */
  const refuse = (part: Partial<Refusal>) => {
    setRefusal({ ...NONE, ...part })
    reset()
  }
  const show = (found: Problems) => {
    form.show(found)
    refuse({ wrong: Object.keys(found).length })
  }
  const { send, isPending, error, reset } = useSend({
    onSent: (count) => {
      forgetDraft(key)
      toast.success(t('sendQuestionnaire.sent', { count }))
      onSent()
    },
    onFail: (failed) => {
      const gone = missingOf(failed, sending.clients)
      const fields = byRow(failed.fields, sending.rows)
      const isOfFields = failed.code === 'INVALID_INPUT' && Object.keys(fields).length > 0
      if (gone.length > 0) refuse({ gone })
      else if (isOfFields) show(fields)
    },
  })
  const submit = (next = sending) => {
    setRefusal(NONE)
    const found = problemsOf(next, locale)
    if (Object.keys(found).length > 0) show(found)
    else send(bodyOf(next, locale))
  }
  const gone = refusal.gone.filter(({ id }) => sending.clients.some((client) => client.id === id))
  return {
    ...form,
    show,
    isUnsaved,
    isPending,
    failure: error,
    /** How many fields were wrong when it was last to be sent. */
    wrong: refusal.wrong,
    /** Who does not share any more, of those who are still chosen. */
    gone,
    submit: () => submit(),
    /** Leaves them out, and sends it to the others if there are any. */
    submitWithoutGone: () => {
      const ids = new Set(gone.map(({ id }) => id))
      const clients = sending.clients.filter(({ id }) => !ids.has(id))
      form.change({ clients })
      submit({ ...sending, clients })
    },
  }
}
export type Work = ReturnType<typeof useSending>

/** Who does not share (any more), as the server says. */
function missingOf({ code, fields }: CallFailed, clients: readonly Recipient[]): Recipient[] {
  if (code !== 'NOT_FOUND') return []
  return Object.keys(fields).flatMap((field) => {
    const [, index] = /^clients\.(\d+)$/.exec(field) ?? []
    const client = index === undefined ? undefined : clients[Number(index)]
    return client ? [client] : []
  })
}
