import { getWaiting } from '#lib/admin/access-calls.ts'
import { getProfessional, listProfessionals } from '#lib/admin/professionals-calls.ts'
import { getVerification, listVerifications } from '#lib/admin/verifications-calls.ts'
import { refresh } from '../kit/refresh.ts'

/** Reads anew what a record changes: the queue, the record, its professional, and how many wait. */
export const refreshVerifications = (): Promise<void> =>
  refresh(getWaiting, listVerifications, getVerification, listProfessionals, getProfessional)
