import { useState } from 'react'
import { bodyOf } from '#client/form/check.ts'
import type { Check } from '#client/form/problems.ts'
import { useFormCall } from '#client/form/use-form-call.ts'
import { useLocale } from '#client/texts/use-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { subscribe } from '#lib/newsletter/calls.ts'
import type { NewsletterForm } from '#lib/newsletter/newsletter-form.ts'
import { problemsOf, type NewsletterProblems } from '#lib/newsletter/problem-of.ts'
import { Subscribe } from '#lib/newsletter/schemas.ts'

type Values = { email: string; name: string; interests: readonly string[] }

function checkIn(locale: Locale): Check<Values, { body: Subscribe }> {
  const check = bodyOf(Subscribe, ({ name, ...values }: Values) => ({
    ...values,
    name: name.trim() || null,
    locale,
  }))
  return (values) => {
    const checked = check(values)
    return 'body' in checked
      ? checked
      : { problems: ofFields(problemsOf('INVALID_INPUT', checked.problems)) }
  }
}

const ofFields = ({ form: _, ...fields }: NewsletterProblems) => fields

/** The form of the newsletter, and sending it. */
export function useSubscribe(given: NewsletterForm, onAsked: () => void) {
  const locale = useLocale()
  /** Of a submission without JavaScript. */
  const [failure, setFailure] = useState(given.problems.form ?? null)
  const form = useFormCall(subscribe, {
    initial: given.values,
    problems: ofFields(given.problems),
    check: checkIn(locale),
    refreshes: false,
    onWrong: () => setFailure(null),
    onSuccess: onAsked,
    onError({ code, fields }) {
      const { form: refusal = null, ...others } = problemsOf(code, fields)
      form.show(others)
      setFailure(refusal)
    },
  })
  return { form, failure }
}
