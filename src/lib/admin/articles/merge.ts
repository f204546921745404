import type { ArticleEdit } from './fields.ts'

export const EDIT_FIELDS = [
  'title',
  'excerpt',
  'content',
  'tags',
  'isFeatured',
  'cover',
  'coverAlt',
  'translation',
] as const satisfies readonly (keyof ArticleEdit)[]
export type EditField = (typeof EDIT_FIELDS)[number]

const isSame = (a: ArticleEdit, b: ArticleEdit, field: EditField) =>
  JSON.stringify(a[field]) === JSON.stringify(b[field])

/** Whether two say the same. */
export function isSameEdit(a: ArticleEdit, b: ArticleEdit): boolean {
  return EDIT_FIELDS.every((field) => isSame(a, b, field))
}

/** `target` with a field of `source`. */
export function withField(target: ArticleEdit, source: ArticleEdit, field: EditField): ArticleEdit {
  return { ...target, [field]: source[field] }
}

type Versions = {
  /** What both began with; null when it is not known, so that every difference is one of both. */
  base: ArticleEdit | null
  mine: ArticleEdit
  theirs: ArticleEdit
}

/**
 * What an editor has typed, over what another one has saved meanwhile: what only one of them changed is taken from that
 * one. What both changed differently stays as typed, and is named in `conflicts`.
 */
export function mergeEdits({ base, mine, theirs }: Versions): {
  merged: ArticleEdit
  conflicts: EditField[]
} {
  const differing = EDIT_FIELDS.filter((field) => !isSame(mine, theirs, field))
  const onlyTheirs = differing.filter((field) => base && isSame(base, mine, field))
  const conflicts = differing.filter(
    (field) => !onlyTheirs.includes(field) && !(base && isSame(base, theirs, field)),
  )
  const merged = onlyTheirs.reduce((edit, field) => withField(edit, theirs, field), mine)
  return { merged, conflicts }
}
