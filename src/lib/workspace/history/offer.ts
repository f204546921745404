import { bothTexts } from './both.ts'
import type { Conflict, HistoryField } from './form.ts'

export type Taken = 'mine' | 'theirs' | 'both'

/** A conflict with what stands in its field for each choice, corrections included. */
export type Offer = Conflict & { texts: Record<Taken, string>; taken: Taken }

/** Fields that hold one value, of which nobody can have two. */
const SINGLE: readonly HistoryField[] = ['last_update', 'pain_level']

/** Whether both texts can be had. */
export const hasBoth = ({ field, mine, theirs }: Conflict): boolean =>
  !SINGLE.includes(field) && mine.trim() !== '' && theirs.trim() !== ''

/** What is offered at first: both where that is possible, so that nothing is lost unread. */
export function offerOf(conflict: Conflict): Offer {
  const { mine, theirs } = conflict
  const isText = hasBoth(conflict)
  const both = isText ? bothTexts(mine, theirs) : mine
  return { ...conflict, texts: { mine, theirs, both }, taken: isText ? 'both' : 'mine' }
}

/**
 * The offer after a choice. What was corrected in the field before is there again when its choice is taken back.
 *
 * @param current what stands in the field
 */
export const take = (offer: Offer, current: string, taken: Taken): Offer => ({
  ...offer,
  texts: { ...offer.texts, [offer.taken]: current },
  taken,
})
