import * as z from 'zod/mini'
import { useRef, useState, type SubmitEvent } from 'react'
import { send } from '#client/data/send.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { subscribe } from '#lib/newsletter/calls.ts'
import { Subscribe } from '#lib/newsletter/schemas.ts'
import { subscriptionOf, type NewsletterForm } from '#lib/newsletter/newsletter-form.ts'
import { problemsOf, type NewsletterProblems } from '#lib/newsletter/problem-of.ts'

/** Idle, submitting or asked: a mail with the link to confirm is on its way. */
type State = 'idle' | 'submitting' | 'asked'

/** The state of the form of the newsletter, and submitting it. */
export function useSubscribe(given: NewsletterForm, locale: Locale, asked: boolean) {
  const ref = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>(asked ? 'asked' : 'idle')
  const [problems, setProblems] = useState(given.problems)

  const tell = (next: NewsletterProblems) => {
    setState('idle')
    setProblems(next)
    const name = next.email ? 'email' : next.name ? 'name' : undefined
    if (name) ref.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'submitting') return
    const body = { ...subscriptionOf(new FormData(event.currentTarget)), locale }
    const parsed = z.safeParse(Subscribe, body)
    if (!parsed.success) {
      tell(problemsOf('INVALID_INPUT', fieldProblems(parsed.error.issues, body, 'body')))
      return
    }
    setState('submitting')
    setProblems({})
    const result = await send(subscribe, { body: parsed.data })
    if (result.ok) setState('asked')
    else tell(problemsOf(result.code, result.fields))
  }
  return { ref, state, problems, submit, another: () => setState('idle') }
}
