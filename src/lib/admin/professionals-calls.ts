import type { CallOf, Download } from '#lib/http/contract.ts'

import type * as schemas from './professionals-schemas.ts'

const PROFESSIONALS = '/api/admin/professionals'

export const listProfessionals: CallOf<typeof schemas.listProfessionals> = {
  method: 'GET',
  path: PROFESSIONALS,
}

export const downloadProfessionals: CallOf<
  typeof schemas.downloadProfessionals,
  { download: Download }
> = {
  method: 'GET',
  path: `${PROFESSIONALS}.csv`,
  download: { type: 'text/csv; charset=utf-8', name: 'profesionales.csv' },
}

export const getProfessional: CallOf<typeof schemas.getProfessional> = {
  method: 'GET',
  path: `${PROFESSIONALS}/:id`,
}

/**
 * Makes a verified account without a password, and mails the link that sets one. EMAIL_TAKEN with `taken` at `email`; INVALID_INPUT
 * with `unknown` at `specialization`.
 */
export const createProfessional: CallOf<typeof schemas.createProfessional, { creates: true }> = {
  method: 'POST',
  path: PROFESSIONALS,
  creates: true,
}

/** Verifies the profession with a reason, without a document or a register. CONFLICT while it is verified; STALE. */
export const verifyProfessional: CallOf<typeof schemas.verifyProfessional, { creates: true }> = {
  method: 'POST',
  path: `${PROFESSIONALS}/:id/verification`,
  creates: true,
}

/** Mails another link, which replaces the one before. CONFLICT once there is a password, and while nobody may sign in. */
export const sendPasswordLink: CallOf<typeof schemas.sendPasswordLink> = {
  method: 'POST',
  path: `${PROFESSIONALS}/:id/password-link`,
}
