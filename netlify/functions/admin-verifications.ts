import * as verifications from '#lib/admin/verifications-contract.ts'
import { approveVerification } from '#server/admin/verifications/approve-verification.ts'
import { endVerification } from '#server/admin/verifications/end-verification.ts'
import { getProof } from '#server/admin/verifications/get-proof.ts'
import { getVerification } from '#server/admin/verifications/get-verification.ts'
import { listVerifications } from '#server/admin/verifications/list-verifications.ts'
import { recordVerification } from '#server/admin/verifications/record-verification.ts'
import { refuseVerification } from '#server/admin/verifications/refuse-verification.ts'
import {
  ADMIN_CREATE,
  ADMIN_LIST,
  ADMIN_READ,
  ADMIN_WRITE,
  AFRESH,
} from '#server/http/admin-policy.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(verifications.listVerifications, { ...ADMIN_LIST, operation: listVerifications }),
  endpoint(verifications.getVerification, { ...ADMIN_READ, operation: getVerification }),
  endpoint(verifications.getProof, {
    ...ADMIN_READ,
    ...AFRESH,
    rateLimit: 'adminProof',
    operation: getProof,
  }),
  endpoint(verifications.approveVerification, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: approveVerification,
  }),
  endpoint(verifications.refuseVerification, { ...ADMIN_WRITE, operation: refuseVerification }),
  endpoint(verifications.endVerification, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: endVerification,
  }),
  endpoint(verifications.recordVerification, {
    ...ADMIN_CREATE,
    ...AFRESH,
    operation: recordVerification,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
