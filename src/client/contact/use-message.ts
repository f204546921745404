import { useEffect, useEffectEvent, useState } from 'react'
import { useAsk } from '#client/data/data.ts'
import { useForm, type Form, type FormOptions } from '#client/form/use-form.ts'
import { isToSame, type Addressee } from '#lib/contact/draft.ts'
import type { WaitingMessage } from '#lib/contact/message-fields.ts'
import * as profile from '#lib/profile/calls.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import { checkMessage, draftOf, initialMessage, type MessageValues } from './message-form.ts'

export type MessageForm = Form<MessageValues>
type Options = Pick<
  FormOptions<MessageValues, WaitingMessage>,
  'onSubmit' | 'onWrong' | 'isBusy'
> & {
  signedIn: boolean
  /** It was sent, or waits for a confirmation: it is kept no longer. */
  isOver: boolean
}

/** The form of the message, which this tab keeps: it survives a reload, and the way over other pages. */
export function useMessage(
  to: readonly Addressee[],
  { signedIn, isOver, ...options }: Options,
): MessageForm {
  const [initial] = useState(() => initialMessage(to))
  const form = useForm({ ...options, initial, check: checkMessage(to) })
  useKeptDraft(form.values, to, isOver)
  useOwnName(form, signedIn)
  return form
}

function useKeptDraft(values: MessageValues, to: readonly Addressee[], isOver: boolean): void {
  useEffect(() => {
    if (isOver) return
    if (values.message) $contactDraft.set(draftOf(values, to))
    // What was deleted must not come back; a draft to others stays.
    else if (isToSame($contactDraft.get()?.to ?? [], to)) $contactDraft.forget()
  }, [values, to, isOver])
}

/** Fills in name and phone of the account where nothing is typed. A failure leaves them to the user. */
function useOwnName(form: MessageForm, signedIn: boolean): void {
  const ask = useAsk()
  const fillIn = useEffectEvent(async () => {
    const own = await ask(profile.getOwnProfile, {}).catch(() => null)
    if (!own) return
    const { displayName, phone } = own.basics
    const typed = form.now()
    form.set({
      ...(!typed.name && displayName && { name: displayName }),
      ...(!typed.phone && phone && { phone }),
    })
  })
  useEffect(() => {
    if (signedIn) void fillIn()
  }, [signedIn])
}
