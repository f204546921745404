import { useState } from 'react'
import type { Failure } from '#client/data/request.ts'
import { send } from '#client/data/send.ts'
import { bySchema } from '#client/form/check.ts'
import type { Check } from '#client/form/problems.ts'
import { useForm } from '#client/form/use-form.ts'
import { useChallenge } from '#client/use-challenge.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import { createSiteMessage, getContactChallenge } from '#lib/site-messages/calls.ts'
import { messageOf, problemsOfFields, type ContactForm } from '#lib/site-messages/contact-form.ts'
import { problemOfCode } from '#lib/site-messages/problem-of.ts'
import { SiteMessage, type SiteMessageSent } from '#lib/site-messages/schemas.ts'

/** The form as it begins; without a challenge it fetches one. */
export type Given = Omit<ContactForm, 'challenge'> & { challenge: ContactForm['challenge'] | null }

type Values = ContactForm['values'] & { answer: string }

const REQUIRED = ['name', 'email', 'objective', 'message', 'answer'] as const

function checkWith(token: string): Check<Values, SiteMessage> {
  const check = bySchema(SiteMessage, (values: Values) =>
    messageOf(new URLSearchParams({ ...values, token })),
  )
  return (values) => {
    const checked = check(values)
    return 'body' in checked ? checked : { problems: problemsOfFields(checked.problems) }
  }
}

/** The form of the page, its challenge, and sending it. */
export function useSiteMessage(given: Given, onSent: (sent: SiteMessageSent) => void) {
  const isHydrated = useHydrated()
  const sum = useChallenge(getContactChallenge, given.challenge)
  const [failure, setFailure] = useState(given.failure)
  const [isBusy, setBusy] = useState(false)
  const form = useForm({
    initial: { ...given.values, answer: '' },
    problems: given.problems,
    check: checkWith(sum.challenge?.token ?? ''),
    isBusy: isBusy || !sum.challenge,
    onSubmit: (body) => void submit(body),
    onWrong: () => setFailure(null),
  })

  const anotherSum = () => {
    form.set({ answer: '' })
    sum.renew()
  }
  const refuse = ({ code, fields }: Failure) => {
    const problems = problemsOfFields(fields)
    // A refusal of other fields came before the challenge was spent, and so did one that never arrived.
    if (problems.answer || code === 'RATE_LIMITED') anotherSum()
    if (!form.show(problems)) setFailure(problemOfCode(code))
  }
  const submit = async (body: SiteMessage) => {
    setBusy(true)
    setFailure(null)
    const result = await send(createSiteMessage, { body })
    setBusy(false)
    if (result.ok) onSent(result.data)
    else refuse(result)
  }
  return {
    form,
    sum: { ...sum, renew: anotherSum },
    failure,
    isBusy,
    /** Whether every required field has something in it; true until the page is alive. */
    isComplete: !isHydrated || REQUIRED.every((name) => form.values[name].trim() !== ''),
  }
}
