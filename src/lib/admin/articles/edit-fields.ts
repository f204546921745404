import type { ArticleEdit } from './fields.ts'

/** What of an article an editor can change, in the order of the form. */
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
