import { useEffect, useRef, useState } from 'react'
import type { Failure } from '#client/data/request.ts'
import { send } from '#client/data/send.ts'
import { failureText, type OwnFailures } from '#client/problem/failure-text.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import * as contacts from '#lib/contact/calls.ts'
import { isToSame, toMessage, type Addressee, type ContactDraft } from '#lib/contact/draft.ts'
import type { T } from '#lib/i18n/t.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import { problemsOfMessage } from './message-problems.ts'
import type { ContactOptions } from './options.ts'
import { useMessage, type MessageForm } from './use-message.ts'

export type ContactStep = 'message' | 'account' | 'waiting' | 'done'
export type Contact = ReturnType<typeof useContact>

/** The beats of the pulse line: the message, the account (for visitors alone), the code. */
const STEPS_OF_VISITOR = ['message', 'account', 'done'] as const
const STEPS_SIGNED_IN = ['message', 'done'] as const

type Options = Pick<ContactOptions, 'to' | 'codes'>

/** The state of the sheet: what is typed, the step, and what the server said. */
export function useContact({ to, codes: given = [] }: Options, t: T<'contact' | 'island'>) {
  const signedIn = useSignedIn()
  const form = useMessage(to, signedIn)
  const [step, setStep] = useState<ContactStep>(given.length > 0 ? 'done' : 'message')
  const [codes, setCodes] = useState<readonly string[]>(given)
  const [signedUp, setSignedUp] = useState({ email: '', isMailed: true })
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const isSent = useRef(false)

  const draftNow = (): ContactDraft => ({ ...form.getValues(), to: [...to] })
  const finish = (sent: readonly string[]) => {
    $contactDraft.forget()
    setCodes(sent)
    setStep('done')
  }

  /** Sends the message of a signed-in person. */
  const sendMessage = async () => {
    // A second press of the sign-in must not send it again.
    if (isSent.current) return
    isSent.current = true
    setBusy(true)
    setFailure(undefined)
    const { to: recipients, ...message } = toMessage(draftNow())
    const [first, ...alsoTo] = recipients
    const { id, objective } = first!
    const body = { ...message, objective, alsoTo }
    const result = await send(contacts.contactProfessional, { params: { id }, body })
    setBusy(false)
    isSent.current = result.ok
    if (result.ok) finish(result.data.items.map(({ code }) => code))
    // The session was over: the message stays, and the sheet asks for the account.
    else if (result.code === 'UNAUTHENTICATED') setStep('account')
    else {
      setStep('message')
      setFailure(result)
      markFields(form, problemsOfMessage(result.fields, to))
    }
  }
  const submitMessage = async () => {
    if (signedIn) await sendMessage()
    else setStep('account')
  }

  useKeptDraft(form, to)

  return {
    form,
    step,
    ...progress(step, signedIn),
    signedIn,
    codes,
    /** The address of the sign-up, and whether a link was mailed to it. */
    signedUp,
    busy,
    failure: failure && failureText(t, failure, contactFailures(t)),
    draftNow,
    submitMessage,
    backToMessage: () => setStep('message'),
    /** The session has begun in the sheet. */
    onSignedIn: () => void sendMessage(),
    /** The account was made; the message waits for its confirmation. */
    onSignedUp: (made: typeof signedUp) => {
      $contactDraft.forget()
      setSignedUp(made)
      setStep('waiting')
    },
  }
}

function markFields(form: MessageForm, problems: Record<string, string>): void {
  for (const [field, message] of Object.entries(problems)) {
    form.setError(field as 'name', { message })
  }
}

/** Which beat of the pulse line the step is, and of how many. */
function progress(step: ContactStep, signedIn: boolean): { stepNumber: number; steps: number } {
  const isVisitor = step === 'account' || step === 'waiting' || (!signedIn && step === 'message')
  const steps: readonly string[] = isVisitor ? STEPS_OF_VISITOR : STEPS_SIGNED_IN
  const at = step === 'waiting' ? 'account' : step
  return { stepNumber: steps.indexOf(at) + 1, steps: steps.length }
}

/** What is being typed survives a reload, and the way over other pages. */
function useKeptDraft(form: MessageForm, to: readonly Addressee[]): void {
  useEffect(() => {
    const { unsubscribe } = form.watch(({ message }) => {
      if (message) $contactDraft.set({ ...form.getValues(), to: [...to] })
      // What was deleted must not come back; a draft to others stays.
      else if (isToSame($contactDraft.get()?.to ?? [], to)) $contactDraft.forget()
    })
    return () => unsubscribe()
  }, [form, to])
}

const contactFailures = (t: T<'contact'>): OwnFailures => ({
  UNAVAILABLE: t('contact.failure.network'),
  FORBIDDEN: t('contact.failure.own'),
  NOT_FOUND: t('contact.failure.gone'),
  INVALID_INPUT: t('contact.failure.fields'),
  other: t('contact.failure.other'),
})
