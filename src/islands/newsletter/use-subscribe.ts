import { useState } from 'react'
import { send } from '#client/data/send.ts'
import { bySchema } from '#client/form/check.ts'
import type { Check } from '#client/form/problems.ts'
import { useForm } from '#client/form/use-form.ts'
import { useLocale } from '#client/texts/use-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { subscribe } from '#lib/newsletter/calls.ts'
import type { NewsletterForm } from '#lib/newsletter/newsletter-form.ts'
import { problemsOf, type NewsletterProblem } from '#lib/newsletter/problem-of.ts'
import { Subscribe } from '#lib/newsletter/schemas.ts'

type Values = { email: string; name: string; interests: readonly string[] }

function checkIn(locale: Locale): Check<Values, Subscribe> {
  const check = bySchema(Subscribe, ({ name, ...values }: Values) => ({
    ...values,
    name: name.trim() || null,
    locale,
  }))
  return (values) => {
    const checked = check(values)
    if ('body' in checked) return checked
    const { email, name } = problemsOf('INVALID_INPUT', checked.problems)
    return { problems: { ...(email && { email }), ...(name && { name }) } }
  }
}

/** The form of the newsletter, and sending it. */
export function useSubscribe(given: NewsletterForm, onAsked: () => void) {
  const locale = useLocale()
  const { form: whole = null, ...problems } = given.problems
  const [failure, setFailure] = useState<NewsletterProblem | null>(whole)
  const [isBusy, setBusy] = useState(false)
  const form = useForm({
    initial: given.values,
    problems,
    check: checkIn(locale),
    isBusy,
    onSubmit: (body) => void submit(body),
    onWrong: () => setFailure(null),
  })
  const submit = async (body: Subscribe) => {
    setBusy(true)
    setFailure(null)
    const result = await send(subscribe, { body })
    setBusy(false)
    if (result.ok) {
      onAsked()
      return
    }
    const { form: refusal = null, ...ofFields } = problemsOf(result.code, result.fields)
    form.show(ofFields)
    setFailure(refusal)
  }
  return { form, failure, isBusy }
}
