import type { CallOf, Download } from '#lib/http/contract.ts'

import type * as schemas from './audit-schemas.ts'

/** The events of accounts and of the admin area, newest first. Those about health are nobody's here. */
export const listAudit: CallOf<typeof schemas.listAudit> = {
  method: 'GET',
  path: '/api/admin/audit',
}

export const downloadAudit: CallOf<typeof schemas.downloadAudit, { download: Download }> = {
  method: 'GET',
  path: '/api/admin/audit.csv',
  download: { type: 'text/csv; charset=utf-8', name: 'auditoria.csv' },
}
