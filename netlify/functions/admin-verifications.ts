import * as verifications from '#lib/admin/verifications-contract.ts'
import { approveVerification } from '#server/admin/verifications/approve-verification.ts'
import { endVerification } from '#server/admin/verifications/end-verification.ts'
import { getProof } from '#server/admin/verifications/get-proof.ts'
import { getVerification } from '#server/admin/verifications/get-verification.ts'
import { listVerifications } from '#server/admin/verifications/list-verifications.ts'
import { recordVerification } from '#server/admin/verifications/record-verification.ts'
import { refuseVerification } from '#server/admin/verifications/refuse-verification.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

const READ = { who: { may: 'administer' }, rateLimit: 'outer-wall', cache: 'no-store' } as const
const WRITE = { who: { may: 'administer' }, rateLimit: 'write', cache: 'no-store' } as const

export const endpoints = [
  endpoint(verifications.listVerifications, { ...READ, operation: listVerifications }),
  endpoint(verifications.getVerification, { ...READ, operation: getVerification }),
  endpoint(verifications.getProof, { ...READ, operation: getProof }),
  endpoint(verifications.approveVerification, { ...WRITE, operation: approveVerification }),
  endpoint(verifications.refuseVerification, { ...WRITE, operation: refuseVerification }),
  endpoint(verifications.endVerification, { ...WRITE, operation: endVerification }),
  endpoint(verifications.recordVerification, { ...WRITE, operation: recordVerification }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
