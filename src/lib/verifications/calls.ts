import type { CallOf, Upload } from '#lib/http/contract.ts'
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '#lib/accounts/avatar.ts'
import type * as schemas from './schemas.ts'

/** The most bytes that a document may have. */
export const PROOF_MAX_BYTES = PICTURE_MAX_BYTES

/** What a document may be sent as. */
export const PROOF_UPLOAD_TYPES = ['application/pdf', ...PICTURE_TYPES] as const

const VERIFICATIONS = '/api/verifications'

/** NOT_FOUND without a professional's row. */
export const listOwnVerifications: CallOf<typeof schemas.listOwnVerifications> = {
  method: 'GET',
  path: VERIFICATIONS,
}

/** CONFLICT while the same claim waits; INVALID_INPUT with the problem of `file`, or `certificate`. */
export const claimVerification: CallOf<
  typeof schemas.claimVerification,
  { upload: Upload; creates: true }
> = {
  method: 'POST',
  path: VERIFICATIONS,
  upload: {
    field: 'file',
    types: PROOF_UPLOAD_TYPES,
    maxBytes: PROOF_MAX_BYTES,
    otherType: 'not_a_document',
  },
  creates: true,
}

/** CONFLICT once it is decided. */
export const withdrawVerification: CallOf<typeof schemas.withdrawVerification> = {
  method: 'DELETE',
  path: `${VERIFICATIONS}/:id`,
}

export const getOwnProof: CallOf<typeof schemas.getOwnProof, { attachment: string }> = {
  method: 'GET',
  path: `${VERIFICATIONS}/:id/proof`,
  attachment: 'proof',
}
