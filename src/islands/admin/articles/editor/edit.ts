import type { Editing } from '#client/editing/use-editing.ts'
import { bySchema } from '#client/form/check.ts'
import { problemsIn } from '#client/form/problems.ts'
import { ArticleEdit } from '#lib/admin/articles/fields.ts'
import type { SavedArticle } from '#lib/admin/articles/schemas.ts'
import type { FieldProblems } from '#lib/http/errors.ts'

export type ArticleEditing = Editing<SavedArticle, ArticleEdit>

/** What a button does, besides saving. */
export type Intent =
  | { to: 'save' }
  | { to: 'publish' | 'withdraw' }
  | { to: 'schedule'; at: string }
  | { to: 'restore'; restored: number }

/** What can be saved. */
export const check = bySchema<ArticleEdit, typeof ArticleEdit>(ArticleEdit)

/** What keeps a button from what it says. */
export function problemsFor({ to }: Intent, fields: ArticleEdit): FieldProblems {
  if (to === 'withdraw' || to === 'restore') return {}
  const wrong = problemsIn(check(fields))
  if (to === 'save') return wrong
  const empty = (['excerpt', 'content'] as const).filter((name) => fields[name].trim() === '')
  return { ...Object.fromEntries(empty.map((name) => [name, 'required'])), ...wrong }
}

/** The problems of the server by the names of the form. */
export const toFormProblems = (problems: FieldProblems): FieldProblems =>
  Object.fromEntries(
    Object.entries(problems).map(([name, code]) => [name.replace(/^article\./, ''), code]),
  )
