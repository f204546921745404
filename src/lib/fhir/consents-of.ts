import type { Receipt } from '#lib/sharing/schemas.ts'
import { consentOf, lastDayOf, type Consent } from './consent.ts'

/** What gives something, with what ends it. */
const ENDS: Partial<Record<Receipt['event'], readonly Receipt['event'][]>> = {
  granted: ['revoked', 'expired'],
  edited: ['revoked', 'expired'],
  consent_given: ['consent_withdrawn'],
}

/**
 * One consent for each authorization that was granted, as it was granted or edited last, and one for the consent to keep
 * health data; each with its end, if it has come.
 *
 * @param receipts in any order
 */
export function consentsOf(receipts: readonly Receipt[], patientId: string): Consent[] {
  const inOrder = receipts.toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const subjects = Map.groupBy(inOrder, ({ authorizationId }) => authorizationId)
  return [...subjects.values()].flatMap((ofSubject) => {
    const given = ofSubject.findLast(({ event }) => event in ENDS)
    if (!given) return []
    const after = ofSubject.slice(ofSubject.indexOf(given) + 1)
    const end = after.find(({ event }) => ENDS[given.event]?.includes(event))
    return [consentOf(given, { patientId, endedOn: end && lastDayOf(end) })]
  })
}
