import { useState } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { failureText } from '#client/problem/failure-text.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import * as contacts from '#lib/contact/calls.ts'
import { toMessage } from '#lib/contact/draft.ts'
import type { WaitingMessage } from '#lib/contact/message-fields.ts'
import type { Sent } from '#lib/contact/schemas.ts'
import type { T } from '#lib/i18n/t.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import { toast } from '#stores/toasts.ts'
import { contactFailures } from './contact-failures.ts'
import { contactDraftOf, EMPTY_MESSAGE, problemsOfMessage } from './message-form.ts'
import type { ContactOptions } from './options.ts'
import type { OwnDetails } from './own-details.ts'
import { sentText } from './sent-text.ts'
import { useMessage } from './use-message.ts'

type ContactStep = 'message' | 'account' | 'waiting'
export type Contact = ReturnType<typeof useContact>

type Options = Pick<ContactOptions, 'to'> & { own: OwnDetails | null; onSent: () => void }

/** The state of the sheet: what is typed, the step, and what the server said. */
export function useContact({ to, own, onSent }: Options, t: T<'contact' | 'island'>) {
  const signedIn = useSignedIn()
  const [step, setStep] = useState<ContactStep>('message')
  const [signedUp, setSignedUp] = useState({ email: '', isMailed: true })
  const sending = useChange(contacts.contactProfessional, {
    onSuccess({ items }) {
      $contactDraft.forget()
      form.reset({ ...form.now(), ...EMPTY_MESSAGE })
      setStep('message')
      onSent()
      tellSent(t, items)
    },
    onError({ fields }) {
      setStep('message')
      form.show(problemsOfMessage(fields, to))
    },
  })
  const form = useMessage(to, {
    own,
    isOver: step === 'waiting',
    isBusy: sending.isPending,
    onSubmit(message) {
      sending.reset()
      if (signedIn) deliver(message)
      else setStep('account')
    },
    onWrong: sending.reset,
  })

  /** Sends the message of a signed-in person. */
  const deliver = (message: WaitingMessage) => {
    sending.mutate(requestOf(message), {
      onError({ code }) {
        // The session was over: the message stays, and the sheet asks for the account.
        if (code === 'UNAUTHENTICATED') setStep('account')
      },
    })
  }
  const messageNow = () => toMessage(contactDraftOf(form.now(), to))
  return {
    form,
    step,
    ...progress(step, signedIn),
    signedIn,
    own,
    /** The address of the sign-up, and whether a link was mailed to it. */
    signedUp,
    busy: sending.isPending,
    failure: sending.error && failureText(t, sending.error, contactFailures(t)),
    messageNow,
    backToMessage() {
      sending.reset()
      setStep('message')
    },
    /** The session has begun in the sheet. */
    onSignedIn() {
      // A second press of the sign-in must not send it again.
      if (!sending.isPending && !sending.isSuccess) deliver(messageNow())
    },
    /** The account was made; the message waits for its confirmation. */
    onSignedUp(made: typeof signedUp) {
      $contactDraft.forget()
      setSignedUp(made)
      setStep('waiting')
    },
  }
}

function tellSent(t: T<'contact'>, items: Sent['items']): void {
  const codes = items.map(({ code }) => code)
  toast.success(sentText(t, codes), { stays: true })
}

function requestOf({ to, ...message }: WaitingMessage) {
  const [first, ...alsoTo] = to
  const { id, objective } = first!
  return { params: { id }, body: { ...message, objective, alsoTo } }
}

/** Which beat of the pulse line the step is, and of how many: an account is a step for visitors alone. */
function progress(step: ContactStep, signedIn: boolean): { stepNumber: number; steps: number } {
  const isVisitor = step !== 'message' || !signedIn
  return { stepNumber: step === 'message' ? 1 : 2, steps: isVisitor ? 3 : 2 }
}
