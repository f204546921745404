import * as professionals from '#lib/admin/professionals-calls.ts'
import * as professionalsSchemas from '#lib/admin/professionals-schemas.ts'
import { createProfessional } from '#server/admin/professionals/create-professional.ts'
import { downloadProfessionals } from '#server/admin/professionals/download-professionals.ts'
import { getProfessional } from '#server/admin/professionals/get-professional.ts'
import { listProfessionals } from '#server/admin/professionals/list-professionals.ts'
import { sendPasswordLink } from '#server/admin/professionals/send-password-link.ts'
import { verifyProfessional } from '#server/admin/professionals/verify-professional.ts'
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
  endpoint(professionals.listProfessionals, professionalsSchemas.listProfessionals, {
    ...ADMIN_LIST,
    operation: listProfessionals,
  }),
  endpoint(professionals.downloadProfessionals, professionalsSchemas.downloadProfessionals, {
    ...ADMIN_READ,
    ...AFRESH,
    rateLimit: 'adminFile',
    operation: downloadProfessionals,
  }),
  endpoint(professionals.getProfessional, professionalsSchemas.getProfessional, {
    ...ADMIN_READ,
    operation: getProfessional,
  }),
  endpoint(professionals.createProfessional, professionalsSchemas.createProfessional, {
    ...ADMIN_CREATE,
    ...AFRESH,
    operation: createProfessional,
  }),
  endpoint(professionals.verifyProfessional, professionalsSchemas.verifyProfessional, {
    ...ADMIN_CREATE,
    ...AFRESH,
    operation: verifyProfessional,
  }),
  endpoint(professionals.sendPasswordLink, professionalsSchemas.sendPasswordLink, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: sendPasswordLink,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
