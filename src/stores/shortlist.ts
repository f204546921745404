import { SHORTLIST_FORMAT, type Saved } from '#lib/shortlist/shortlist.ts'
import { stored } from './stored.ts'

/** The professionals whom a visitor has saved, in the order of saving. */
export const $shortlist = stored<readonly Saved[]>('shortlist', {
  initial: [],
  ...SHORTLIST_FORMAT,
})
