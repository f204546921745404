import * as audit from '#lib/admin/audit-contract.ts'
import { downloadAudit } from '#server/admin/audit/download-audit.ts'
import { listAudit } from '#server/admin/audit/list-audit.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

const READS = { who: { may: 'administer' }, cache: 'no-store' } as const

export const endpoints = [
  endpoint(audit.listAudit, { ...READS, rateLimit: 'outer-wall', operation: listAudit }),
  endpoint(audit.downloadAudit, { ...READS, rateLimit: 'adminFile', operation: downloadAudit }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 240)
