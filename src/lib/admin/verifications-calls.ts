import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './verifications-schemas.ts'

const VERIFICATIONS = '/api/admin/verifications'

/** The queue, or the records in another state; the oldest first unless told. */
export const listVerifications: CallOf<typeof schemas.listVerifications> = {
  method: 'GET',
  path: VERIFICATIONS,
}

export const getVerification: CallOf<typeof schemas.getVerification> = {
  method: 'GET',
  path: `${VERIFICATIONS}/:id`,
}

export const getProof: CallOf<typeof schemas.getProof, { attachment: string }> = {
  method: 'GET',
  path: `${VERIFICATIONS}/:id/proof`,
  attachment: 'proof',
}

/** CONFLICT once somebody has decided; STALE; INVALID_INPUT with `required` at `checks`. */
export const approveVerification: CallOf<typeof schemas.approveVerification> = {
  method: 'POST',
  path: `${VERIFICATIONS}/:id/approval`,
}

/** CONFLICT once somebody has decided. */
export const refuseVerification: CallOf<typeof schemas.refuseVerification> = {
  method: 'POST',
  path: `${VERIFICATIONS}/:id/refusal`,
}

/** CONFLICT unless it is approved. */
export const endVerification: CallOf<typeof schemas.endVerification> = {
  method: 'POST',
  path: `${VERIFICATIONS}/:id/end`,
}

/** Without a document: an admin has looked into a public register. STALE. */
export const recordVerification: CallOf<typeof schemas.recordVerification, { creates: true }> = {
  method: 'POST',
  path: VERIFICATIONS,
  creates: true,
}
