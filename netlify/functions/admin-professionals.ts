import * as professionals from '#lib/admin/professionals-contract.ts'
import { createProfessional } from '#server/admin/professionals/create-professional.ts'
import { getProfessional } from '#server/admin/professionals/get-professional.ts'
import { listProfessionals } from '#server/admin/professionals/list-professionals.ts'
import { sendPasswordLink } from '#server/admin/professionals/send-password-link.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

const READ = { who: { may: 'administer' }, rateLimit: 'outer-wall', cache: 'no-store' } as const
const WRITE = { who: { may: 'administer' }, rateLimit: 'write', cache: 'no-store' } as const

export const endpoints = [
  endpoint(professionals.listProfessionals, { ...READ, operation: listProfessionals }),
  endpoint(professionals.getProfessional, { ...READ, operation: getProfessional }),
  endpoint(professionals.createProfessional, { ...WRITE, operation: createProfessional }),
  endpoint(professionals.sendPasswordLink, { ...WRITE, operation: sendPasswordLink }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
