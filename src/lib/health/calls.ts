import type { CallOf, Download } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

const RECORDS = '/api/health/records'

export const listRecords: CallOf<typeof schemas.listRecords> = {
  method: 'GET',
  path: RECORDS,
}

export const createRecord: CallOf<typeof schemas.createRecord, { creates: true }> = {
  method: 'POST',
  path: RECORDS,
  creates: true,
}

/** STALE when it was saved elsewhere since `version` was read. */
export const updateRecord: CallOf<typeof schemas.updateRecord> = {
  method: 'PATCH',
  path: `${RECORDS}/:id`,
}

export const deleteRecord: CallOf<typeof schemas.deleteRecord> = {
  method: 'DELETE',
  path: `${RECORDS}/:id`,
}

/** Oldest first. */
export const getSeries: CallOf<typeof schemas.getSeries> = {
  method: 'GET',
  path: '/api/health/series',
}

export const getOverview: CallOf<typeof schemas.getOverview> = {
  method: 'GET',
  path: '/api/health/overview',
}

/** STALE when it was saved elsewhere since `version` was read. */
export const updateSettings: CallOf<typeof schemas.updateSettings> = {
  method: 'PATCH',
  path: '/api/health/settings',
}

/** Every record, newest first, as `src/lib/health/csv` writes it: a link that the browser saves. */
export const downloadCsv: CallOf<typeof schemas.downloadCsv, { download: Download }> = {
  method: 'GET',
  path: '/api/health/records.csv',
  download: { type: 'text/csv; charset=utf-8', name: 'datos_salud.csv' },
}

/**
 * One part of an import, all or nothing: one row that does not fit refuses it, at `rows.<index>.<field>`; `rows` is
 * `too_many` beyond `RECORDS_MAX`. CONSENT_REQUIRED without a running consent.
 */
export const importRecords: CallOf<typeof schemas.importRecords, { creates: true }> = {
  method: 'POST',
  path: '/api/health/import',
  creates: true,
}

/** Deletes the records of an import that have not been changed since; NOT_FOUND when none of it is left. */
export const undoImport: CallOf<typeof schemas.undoImport> = {
  method: 'DELETE',
  path: '/api/health/import/:id',
}

/** Everything in the health centre as one JSON (`src/lib/health/export.ts`), or as a FHIR R4 bundle (`src/lib/fhir`). */
export const exportHealth: CallOf<typeof schemas.exportHealth, { download: Download }> = {
  method: 'POST',
  path: '/api/health/export',
  download: { type: 'application/json; charset=utf-8', name: 'datos_salud.json' },
}

export const getHistory: CallOf<typeof schemas.getHistory> = {
  method: 'GET',
  path: '/api/health/history',
}

/** STALE when the basics were saved elsewhere since `version` was read. */
export const updateHistory: CallOf<typeof schemas.updateHistory> = {
  method: 'PATCH',
  path: '/api/health/history',
}

/** Earlier texts of a section, newest first. */
export const listHistoryVersions: CallOf<typeof schemas.listHistoryVersions> = {
  method: 'GET',
  path: '/api/health/history/versions',
}

/** STALE when the text has changed since it was shown. */
export const giveConsent: CallOf<typeof schemas.giveConsent> = {
  method: 'POST',
  path: '/api/health/consent',
}

export const withdrawConsent: CallOf<typeof schemas.withdrawConsent> = {
  method: 'DELETE',
  path: '/api/health/consent',
}
