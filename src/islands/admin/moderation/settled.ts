import { getWaiting } from '#lib/admin/access-calls.ts'
import * as reviews from '#lib/admin/reviews-calls.ts'
import { refresh } from '../kit/refresh.ts'
import { CARDS } from './cards.tsx'

/** Reads anew what a decision has changed: the lists, and how much waits. */
export function readAnew(): void {
  void refresh(getWaiting, reviews.listQueue, reviews.listDecisions, reviews.listAppeals)
}

/** The same once something is decided: its card goes, and the focus to the list. */
export function settled(): void {
  document.getElementById(CARDS)?.focus()
  readAnew()
}
