import type { Saved } from './shortlist.ts'

/** A button's `data-save`, as the page's script reads it (`readSavedMark`). */
export function savedMark({ id, type }: Saved): string {
  return `${type}/${id}`
}
