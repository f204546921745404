import * as z from 'zod/mini'
import { useCallback, useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { send } from '#client/data/send.ts'
import { useChallenge } from '#client/use-challenge.ts'
import type { Failure } from '#client/data/request.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import { messageOf, problemsOfFields, type ContactForm } from '#lib/site-messages/contact-form.ts'
import { createSiteMessage, getContactChallenge } from '#lib/site-messages/calls.ts'
import { SiteMessage, type SiteMessageSent } from '#lib/site-messages/schemas.ts'
import { problemOfCode } from '#lib/site-messages/problem-of.ts'

const REQUIRED = ['name', 'email', 'objective', 'message', 'answer']

/** The id of a control of the form. */
export const controlId = (name: string) => `contact-${name}`

/** The form as it begins; without a challenge it fetches one. */
export type Given = Omit<ContactForm, 'challenge'> & { challenge: ContactForm['challenge'] | null }

type Told = Pick<ContactForm, 'problems' | 'failure'>

/** The state of the form: its problems, its challenge, and sending it. */
export function useSiteMessage(given: Given, onSent: (sent: SiteMessageSent) => void) {
  const ref = useRef<HTMLFormElement>(null)
  const sum = useChallenge(getContactChallenge, given.challenge)
  const [told, setTold] = useState<Told>({
    problems: given.problems,
    failure: given.failure,
  })
  const [sending, setSending] = useState(false)
  const { complete, look } = useComplete(ref)

  const tell = (next: Told) => {
    setTold(next)
    const [first] = Object.keys(next.problems)
    if (first) ref.current?.querySelector<HTMLElement>(`#${controlId(first)}`)?.focus()
  }
  const anotherSum = () => {
    const answer = ref.current?.querySelector<HTMLInputElement>(`#${controlId('answer')}`)
    if (answer) answer.value = ''
    look()
    sum.renew()
  }
  const refuse = ({ code, fields }: Failure) => {
    const problems = problemsOfFields(fields)
    // A refusal of other fields came before the challenge was spent, and so did one that never arrived.
    if (problems.answer || code === 'RATE_LIMITED') anotherSum()
    tell({ problems, failure: Object.keys(problems).length > 0 ? null : problemOfCode(code) })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending || !sum.challenge) return
    const body = messageOf(new FormData(event.currentTarget))
    const parsed = z.safeParse(SiteMessage, body)
    if (!parsed.success) {
      const fields = fieldProblems(parsed.error.issues, body, 'body')
      tell({ problems: problemsOfFields(fields), failure: null })
      return
    }
    setSending(true)
    setTold({ problems: {}, failure: null })
    const result = await send(createSiteMessage, { body: parsed.data })
    setSending(false)
    if (result.ok) onSent(result.data)
    else refuse(result)
  }
  return { ref, sum: { ...sum, renew: anotherSum }, ...told, sending, complete, look, submit }
}

/** Whether every required field has something in it; true until the page is alive. */
function useComplete(ref: RefObject<HTMLFormElement | null>) {
  const [complete, setComplete] = useState(true)
  const look = useCallback(() => {
    if (!ref.current) return
    const fields = new FormData(ref.current)
    const isFilled = (name: string) => {
      const value = fields.get(name)
      return typeof value === 'string' && value.trim() !== ''
    }
    setComplete(REQUIRED.every(isFilled))
  }, [ref])
  useEffect(look, [look])
  return { complete, look }
}
