import { useEffect, useState } from 'react'
import { useForm, type Form, type FormOptions } from '#client/form/use-form.ts'
import { isToSame, type Addressee } from '#lib/contact/draft.ts'
import type { WaitingMessage } from '#lib/contact/message-fields.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import { checkMessage, contactDraftOf, initialMessage, type MessageValues } from './message-form.ts'
import type { OwnDetails } from './own-details.ts'

export type MessageForm = Form<MessageValues>
type Options = Pick<
  FormOptions<MessageValues, WaitingMessage>,
  'onSubmit' | 'onWrong' | 'isBusy'
> & {
  own: OwnDetails | null
  /** It waits for a confirmation: it is kept no longer. */
  isOver: boolean
}

/** The form of the message, which this tab keeps: it survives a reload, and the way over other pages. */
export function useMessage(
  to: readonly Addressee[],
  { own, isOver, ...options }: Options,
): MessageForm {
  const [initial] = useState(() => initialMessage(to, own))
  const form = useForm({ ...options, initial, check: checkMessage(to) })
  useStoredDraft(form.values, to, isOver)
  return form
}

function useStoredDraft(values: MessageValues, to: readonly Addressee[], isOver: boolean): void {
  useEffect(() => {
    if (isOver) return
    if (values.message) $contactDraft.set(contactDraftOf(values, to))
    // What was deleted must not come back; a draft to others stays.
    else if (isToSame($contactDraft.get()?.to ?? [], to)) $contactDraft.forget()
  }, [values, to, isOver])
}
