import { getWaiting } from '#lib/admin/access-contract.ts'
import { getProfessional, listProfessionals } from '#lib/admin/professionals-contract.ts'
import { getVerification, listVerifications } from '#lib/admin/verifications-contract.ts'
import { refresh } from '../kit/refresh.ts'

/** Reads anew what a record changes: the queue, the record, its professional, and how many wait. */
export const refreshVerifications = (): Promise<void> =>
  refresh(getWaiting, listVerifications, getVerification, listProfessionals, getProfessional)
