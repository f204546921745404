import * as health from '#lib/health/calls.ts'
import * as healthSchemas from '#lib/health/schemas.ts'
import { downloadCsv } from '#server/health-data/download-csv.ts'
import { exportHealth } from '#server/health-data/export-health.ts'
import { importRecords } from '#server/health-data/import-records.ts'
import { undoImport } from '#server/health-data/undo-import.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(health.downloadCsv, healthSchemas.downloadCsv, {
    who: { may: 'keep-health' },
    rateLimit: 'healthCsv',
    cache: 'no-store',
    operation: downloadCsv,
  }),
  endpoint(health.importRecords, healthSchemas.importRecords, {
    who: { may: 'keep-health' },
    // Not `write`: the longest import is 200 calls, half of which check, within a minute.
    rateLimit: 'healthImport',
    cache: 'no-store',
    // Rows in which everything was measured, with the longest notes.
    maxBody: 2_500 * healthSchemas.IMPORT_PART_MAX,
    maxValues: 24 * healthSchemas.IMPORT_PART_MAX,
    status: ({ importId }) => (importId ? 201 : 200),
    operation: importRecords,
  }),
  endpoint(health.undoImport, healthSchemas.undoImport, {
    who: { may: 'keep-health' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: undoImport,
  }),
  endpoint(health.exportHealth, healthSchemas.exportHealth, {
    who: { may: 'keep-health' },
    rateLimit: ['write', 'export'],
    cache: 'no-store',
    operation: exportHealth,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 240)
