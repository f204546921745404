import { useState } from 'react'
import { useDraft } from '#client/use-draft.ts'
import { isLike } from '#lib/is-like.ts'
import { draftOf, forgetDraft, type DraftKey } from '#stores/drafts.ts'
import { isSame } from './problems.ts'
import type { Form } from './use-form.ts'
import type { FormValues } from './values.ts'

/** The fields of a form that are stored in this tab until it is sent. */
export type FormDraft<Values> = DraftKey & { fields: readonly (keyof Values & string)[] }

/** What a form begins with: its initial values, and over them what was typed before. */
export function useDrafted<Values extends FormValues>(
  draft: FormDraft<Values> | undefined,
  initial: Values,
): Values {
  const [begun] = useState(() => ({ ...initial, ...typedBefore(draft, initial) }))
  return begun
}

function typedBefore<Values extends FormValues>(
  draft: FormDraft<Values> | undefined,
  initial: Values,
): Partial<Values> {
  const typed = draft && draftOf(draft)?.typed
  return typed && isLike(pick(initial, draft.fields), typed) ? typed : {}
}

/** @returns forgets what was typed, and empties its fields */
export function useFormDraft<Values extends FormValues>(
  draft: FormDraft<Values> | undefined,
  form: Form<Values>,
  initial: Values,
): () => void {
  const { fields = [], ...key } = draft ?? { owner: '', about: '' }
  const { values } = form
  const isTyped = fields.some((name) => !isSame(trimmed(values[name]), trimmed(initial[name])))
  useDraft(key, isTyped ? { base: null, typed: pick(values, fields) } : null)
  return () => {
    if (!draft) return
    // Also where the form is not on the page any more.
    forgetDraft(draft)
    form.set(pick(initial, fields))
    form.clear(fields)
  }
}

const pick = <Values extends FormValues>(
  values: Values,
  names: readonly (keyof Values & string)[],
): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
