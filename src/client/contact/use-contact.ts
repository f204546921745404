import { useState } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { failureText, type OwnFailures } from '#client/problem/failure-text.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import * as contacts from '#lib/contact/calls.ts'
import { toMessage } from '#lib/contact/draft.ts'
import type { WaitingMessage } from '#lib/contact/message-fields.ts'
import type { T } from '#lib/i18n/t.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import { draftOf, problemsOfMessage } from './message-form.ts'
import type { ContactOptions } from './options.ts'
import { useMessage } from './use-message.ts'

export type ContactStep = 'message' | 'account' | 'waiting' | 'done'
export type Contact = ReturnType<typeof useContact>

/** The beats of the pulse line: the message, the account (for visitors alone), the code. */
const STEPS_OF_VISITOR = ['message', 'account', 'done'] as const
const STEPS_SIGNED_IN = ['message', 'done'] as const

type Options = Pick<ContactOptions, 'to' | 'codes'>

/** The state of the sheet: what is typed, the step, and what the server said. */
export function useContact({ to, codes: given = [] }: Options, t: T<'contact' | 'island'>) {
  const signedIn = useSignedIn()
  const [step, setStep] = useState<ContactStep>(given.length > 0 ? 'done' : 'message')
  const [codes, setCodes] = useState<readonly string[]>(given)
  const [signedUp, setSignedUp] = useState({ email: '', isMailed: true })
  const sending = useChange(contacts.contactProfessional, {
    onSuccess({ items }) {
      $contactDraft.forget()
      setCodes(items.map(({ code }) => code))
      setStep('done')
    },
    onError({ fields }) {
      setStep('message')
      form.show(problemsOfMessage(fields, to))
    },
  })
  const form = useMessage(to, {
    signedIn,
    isOver: step === 'waiting' || step === 'done',
    isBusy: sending.isPending,
    onSubmit: (message) => (signedIn ? deliver(message) : setStep('account')),
    onWrong: sending.reset,
  })

  /** Sends the message of a signed-in person. */
  const deliver = (message: WaitingMessage) => {
    // A second press of the sign-in must not send it again.
    if (sending.isPending || sending.isSuccess) return
    sending.mutate(requestOf(message), {
      onError({ code }) {
        // The session was over: the message stays, and the sheet asks for the account.
        if (code === 'UNAUTHENTICATED') setStep('account')
      },
    })
  }
  const messageNow = () => toMessage(draftOf(form.now(), to))
  return {
    form,
    step,
    ...progress(step, signedIn),
    signedIn,
    codes,
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
    onSignedIn: () => deliver(messageNow()),
    /** The account was made; the message waits for its confirmation. */
    onSignedUp(made: typeof signedUp) {
      $contactDraft.forget()
      setSignedUp(made)
      setStep('waiting')
    },
  }
}

function requestOf({ to, ...message }: WaitingMessage) {
  const [first, ...alsoTo] = to
  const { id, objective } = first!
  return { params: { id }, body: { ...message, objective, alsoTo } }
}

/** Which beat of the pulse line the step is, and of how many. */
function progress(step: ContactStep, signedIn: boolean): { stepNumber: number; steps: number } {
  const isVisitor = step === 'account' || step === 'waiting' || (!signedIn && step === 'message')
  const steps: readonly string[] = isVisitor ? STEPS_OF_VISITOR : STEPS_SIGNED_IN
  const at = step === 'waiting' ? 'account' : step
  return { stepNumber: steps.indexOf(at) + 1, steps: steps.length }
}

const contactFailures = (t: T<'contact'>): OwnFailures => ({
  UNAVAILABLE: t('contact.failure.network'),
  FORBIDDEN: t('contact.failure.own'),
  NOT_FOUND: t('contact.failure.gone'),
  INVALID_INPUT: t('contact.failure.fields'),
  other: t('contact.failure.other'),
})
