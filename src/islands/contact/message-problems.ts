import type { Addressee, ContactDraft } from '#lib/contact/draft.ts'
import { toMessage } from '#lib/contact/draft.ts'
import { WaitingMessage } from '#lib/contact/message-fields.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'

/**
 * The problems of a message by the fields of the form: an objective, which the server knows by recipient, belongs to the
 * select of its profession.
 */
export function problemsOfMessage(
  problems: FieldProblems,
  to: readonly Addressee[],
): Record<string, string> {
  const fieldOf = (path: string): string => {
    const [, n] = /^to\.(\d+)\b/.exec(path) ?? []
    if (n !== undefined) return `objectives.${to[Number(n)]?.type ?? ''}`
    return path === 'objective' ? `objectives.${to[0]!.type}` : path
  }
  return Object.fromEntries(Object.entries(problems).map(([path, code]) => [fieldOf(path), code]))
}

/** The problems of a draft, before it is sent. */
export function draftProblems(draft: ContactDraft): Record<string, string> {
  const message = toMessage(draft)
  const { error } = WaitingMessage.safeParse(message)
  const problems = error ? fieldProblems(error.issues, message, 'form') : {}
  const empty = (['name', 'message'] as const).filter((field) => draft[field].trim() === '')
  return {
    ...problemsOfMessage(problems, draft.to),
    ...Object.fromEntries(empty.map((field) => [field, 'required'])),
  }
}
