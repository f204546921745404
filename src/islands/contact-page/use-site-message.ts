import { useState } from 'react'
import { bodyOf } from '#client/form/check.ts'
import type { Check } from '#client/form/problems.ts'
import { useFormCall } from '#client/form/use-form-call.ts'
import { useChallenge } from '#client/challenge/use-challenge.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import { createSiteMessage, getContactChallenge } from '#lib/site-messages/calls.ts'
import { messageOf, problemsOfFields, type ContactForm } from '#lib/site-messages/contact-form.ts'
import { problemOfCode } from '#lib/site-messages/problem-of.ts'
import { SiteMessage, type SiteMessageSent } from '#lib/site-messages/schemas.ts'

/** The form as it begins; without a challenge it fetches one. */
export type Given = Omit<ContactForm, 'challenge'> & { challenge: ContactForm['challenge'] | null }

type Values = ContactForm['values'] & { answer: string }

const REQUIRED = ['name', 'email', 'objective', 'message', 'answer'] as const

function checkWith(token: string): Check<Values, { body: SiteMessage }> {
  const check = bodyOf(SiteMessage, (values: Values) =>
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
  /** Of a submission without JavaScript. */
  const [failure, setFailure] = useState(given.failure)
  const form = useFormCall(createSiteMessage, {
    initial: { ...given.values, answer: '' },
    problems: given.problems,
    check: checkWith(sum.challenge?.token ?? ''),
    fieldsOf: problemsOfFields,
    refreshes: false,
    onWrong: () => setFailure(null),
    onSuccess: onSent,
    onError({ code, fields }) {
      setFailure(null)
      const problems = problemsOfFields(fields)
      // A refusal of other fields came before the challenge was spent, and so did one that never arrived.
      if (!problems.answer && code !== 'RATE_LIMITED') return
      form.set({ answer: '' })
      sum.renew()
      // What was wrong with the last answer stays, although the next has none yet.
      form.show(problems)
    },
  })
  return {
    form,
    sum,
    failure: form.failure ? problemOfCode(form.failure.code) : failure,
    /** Whether every required field has something in it; true until the page is alive. */
    isComplete: !isHydrated || REQUIRED.every((name) => form.values[name].trim() !== ''),
  }
}
