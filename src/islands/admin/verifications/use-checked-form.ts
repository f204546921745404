import { useEffect, useEffectEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { VerificationId } from '#lib/ids.ts'
import { useTyped } from '../kit/use-typed.ts'
import type { CheckedForm } from './checked-fields.tsx'
import { checkedKey } from './typed-keys.ts'

/** The values in one order, whatever the order of the fields. */
const textOf = ({ checks, register, number, validUntil }: CheckedForm): string =>
  JSON.stringify({ checks, register, number, validUntil })

/**
 * The form of what was checked. What is filled in outlives other rows and areas.
 *
 * @param empty the form before anything was filled in
 */
export function useCheckedForm(id: VerificationId, empty: CheckedForm) {
  const [kept, keep] = useTyped(checkedKey(id))
  const form = useForm<CheckedForm>({
    defaultValues: kept ? (JSON.parse(kept) as CheckedForm) : empty,
  })
  const values = useWatch({ control: form.control }) as CheckedForm
  const text = textOf(values) === textOf(empty) ? '' : textOf(values)
  const store = useEffectEvent(() => keep(text))
  useEffect(() => store(), [text])
  return { form, values }
}
