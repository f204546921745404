import { EDIT_FIELDS, type EditField } from '#lib/admin/articles/edit-fields.ts'
import { ArticleEdit } from '#lib/admin/articles/fields.ts'
import type { OpenArticle } from '#lib/admin/articles/schemas.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { mergeFields } from '#lib/merge.ts'

/** What a button does, besides saving. */
export type Intent =
  | { to: 'save' | 'publish' | 'withdraw' }
  | { to: 'schedule'; at: string }
  | { to: 'restore'; restored: number }

/** What is typed, and what both have changed differently; null while nobody else has saved. */
export type Edit = {
  fields: ArticleEdit
  conflicts: EditField[] | null
  /** Counts the times that the text was replaced, other than by typing it. */
  revision: number
}

/** What is in the form first: the draft, over what was saved since it began. */
export function openedEdit({ article, draft }: OpenArticle): Edit {
  if (!draft) return { fields: article.fields, conflicts: null, revision: 0 }
  if (draft.baseVersion === article.version)
    return { fields: draft.fields, conflicts: null, revision: 0 }
  const versions = { base: null, mine: draft.fields, theirs: article.fields }
  const { merged, conflicts } = mergeFields(EDIT_FIELDS, versions)
  return { fields: merged, conflicts, revision: 0 }
}

/**
 * The form after a save. What was typed while it was under way stays.
 *
 * @param sent what was saved; null where the form was not, but an earlier version
 */
export function savedEdit(before: Edit, saved: ArticleEdit, sent: ArticleEdit | null): Edit {
  if (!sent) return { fields: saved, conflicts: null, revision: before.revision + 1 }
  const { merged } = mergeFields(EDIT_FIELDS, { base: sent, mine: before.fields, theirs: saved })
  return { ...before, fields: merged, conflicts: null }
}

/** What keeps a button from what it says. */
export function problemsFor({ to }: Intent, fields: ArticleEdit): FieldProblems {
  if (to === 'withdraw' || to === 'restore') return {}
  const issues = ArticleEdit.safeParse(fields).error?.issues ?? []
  const wrong = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
  if (to === 'save') return wrong
  const empty = (['excerpt', 'content'] as const).filter((name) => fields[name].trim() === '')
  return { ...Object.fromEntries(empty.map((name) => [name, 'required'])), ...wrong }
}

/** The problems of the server by the names of the form's fields. */
export function toFormProblems(fields: FieldProblems): FieldProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [
      name.replace(/^article\.|\.\d+$/g, ''),
      problem,
    ]),
  )
}
