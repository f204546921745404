import * as verifications from '#lib/admin/verifications-calls.ts'
import * as verificationsSchemas from '#lib/admin/verifications-schemas.ts'
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
  endpoint(verifications.listVerifications, verificationsSchemas.listVerifications, {
    ...ADMIN_LIST,
    operation: listVerifications,
  }),
  endpoint(verifications.getVerification, verificationsSchemas.getVerification, {
    ...ADMIN_READ,
    operation: getVerification,
  }),
  endpoint(verifications.getProof, verificationsSchemas.getProof, {
    ...ADMIN_READ,
    ...AFRESH,
    rateLimit: 'adminProof',
    operation: getProof,
  }),
  endpoint(verifications.approveVerification, verificationsSchemas.approveVerification, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: approveVerification,
  }),
  endpoint(verifications.refuseVerification, verificationsSchemas.refuseVerification, {
    ...ADMIN_WRITE,
    operation: refuseVerification,
  }),
  endpoint(verifications.endVerification, verificationsSchemas.endVerification, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: endVerification,
  }),
  endpoint(verifications.recordVerification, verificationsSchemas.recordVerification, {
    ...ADMIN_CREATE,
    ...AFRESH,
    operation: recordVerification,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
