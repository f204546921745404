import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isSame } from '#client/form/problems.ts'
import type { Form } from '#client/form/use-form.ts'
import type { FormValues } from '#client/form/values.ts'
import { useLeaveGuard } from '#client/use-leave-guard.ts'
import { $typed, keepTyped } from './typed.ts'

/** What a form about something begins with: what was typed there before, see `useKeepTyped`. */
export function useTyped<Values extends FormValues>(about: string, empty: Values): Values {
  const [typed] = useState(() => ({ ...empty, ...$typed.get()[about] }))
  return typed
}

/**
 * Keeps what is typed in a form while other rows and areas are open.
 *
 * @param empty the values before anything is typed; others of the form are not kept
 * @returns empties the form, as once it is sent
 */
export function useKeepTyped<Values extends FormValues>(
  about: string,
  form: Form<NoInfer<Values>>,
  empty: Values,
): () => void {
  const { values } = form
  const keep = useEffectEvent(() => {
    const kept = Object.keys(empty).map((name) => [name, values[name]!] as const)
    const isTyped = kept.some(([name, value]) => !isSame(trimmed(value), trimmed(empty[name])))
    keepTyped(about, isTyped ? Object.fromEntries(kept) : undefined)
  })
  useEffect(() => keep(), [values])
  return () => {
    keepTyped(about)
    form.set(empty)
    form.clear()
  }
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** Asks before the page is left while anything typed in any area is unsent. Once, by the frame: areas come and go. */
export function useTypedGuard(question: string): void {
  const isUnsaved = Object.keys(useStore($typed)).length > 0
  useLeaveGuard({ isUnsaved, question, forget: () => $typed.set({}) })
}
