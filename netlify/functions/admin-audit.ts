import * as audit from '#lib/admin/audit-calls.ts'
import * as auditSchemas from '#lib/admin/audit-schemas.ts'
import { downloadAudit } from '#server/admin/audit/download-audit.ts'
import { listAudit } from '#server/admin/audit/list-audit.ts'
import { ADMIN_LIST, ADMIN_READ, AFRESH } from '#server/http/admin-policy.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(audit.listAudit, auditSchemas.listAudit, { ...ADMIN_LIST, operation: listAudit }),
  endpoint(audit.downloadAudit, auditSchemas.downloadAudit, {
    ...ADMIN_READ,
    ...AFRESH,
    rateLimit: 'adminFile',
    operation: downloadAudit,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 240)
