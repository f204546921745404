import * as verifications from '#lib/verifications/calls.ts'
import * as verificationsSchemas from '#lib/verifications/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { claimVerification } from '#server/verifications/claim-verification.ts'
import { getOwnProof } from '#server/verifications/get-own-proof.ts'
import { listOwnVerifications } from '#server/verifications/list-own-verifications.ts'
import { withdrawVerification } from '#server/verifications/withdraw-verification.ts'

const who = { may: 'claim-verification' } as const

export const endpoints = [
  endpoint(verifications.listOwnVerifications, verificationsSchemas.listOwnVerifications, {
    who,
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listOwnVerifications,
  }),
  endpoint(verifications.claimVerification, verificationsSchemas.claimVerification, {
    who,
    // Those that are kept are counted more strictly, by their person.
    rateLimit: 'proof',
    cache: 'no-store',
    status: () => 201,
    operation: claimVerification,
  }),
  endpoint(verifications.withdrawVerification, verificationsSchemas.withdrawVerification, {
    who,
    rateLimit: 'write',
    cache: 'no-store',
    operation: withdrawVerification,
  }),
  endpoint(verifications.getOwnProof, verificationsSchemas.getOwnProof, {
    who,
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: getOwnProof,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
