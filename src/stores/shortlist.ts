import { SHORTLIST_FORMAT, type Saved } from '#lib/shortlist/shortlist.ts'
import { kept } from './kept.ts'

/** The professionals whom a visitor has saved, in the order of saving. */
export const $shortlist = kept<readonly Saved[]>('shortlist', {
  initial: [],
  ...SHORTLIST_FORMAT,
})
