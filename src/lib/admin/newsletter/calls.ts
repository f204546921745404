import type { CallOf } from '#lib/http/contract.ts'
import type * as schemas from './schemas.ts'

const EDITIONS = '/api/admin/newsletters'

const EDITION = `${EDITIONS}/:id` as const

/** `q` is part of a subject. */
export const listEditions: CallOf<typeof schemas.listEditions> = {
  method: 'GET',
  path: EDITIONS,
}

export const getEdition: CallOf<typeof schemas.getEdition> = {
  method: 'GET',
  path: EDITION,
}

export const createEdition: CallOf<typeof schemas.createEdition, { creates: true }> = {
  method: 'POST',
  path: EDITIONS,
  creates: true,
}

/** STALE when it was saved elsewhere, CONFLICT when it is a draft no more. */
export const updateEdition: CallOf<typeof schemas.updateEdition> = {
  method: 'PATCH',
  path: EDITION,
}

/** Drafts alone: CONFLICT for others. PASSWORD_NEEDED. */
export const deleteEdition: CallOf<typeof schemas.deleteEdition> = {
  method: 'DELETE',
  path: EDITION,
}

/** The mails as readers will get them, but for name and links of their own. */
export const previewEdition: CallOf<typeof schemas.previewEdition> = {
  method: 'GET',
  path: `${EDITION}/preview`,
}

/** To the address of the admin who asks. INVALID_INPUT with what lacks in this language. */
export const testEdition: CallOf<typeof schemas.testEdition> = {
  method: 'POST',
  path: `${EDITION}/test`,
}

/**
 * Sends it now or at a time. PASSWORD_NEEDED; STALE; CONFLICT when it is a draft no more; INVALID_INPUT with what lacks,
 * or with `audience: nobody`.
 */
export const sendEdition: CallOf<typeof schemas.sendEdition> = {
  method: 'POST',
  path: `${EDITION}/send`,
}

/** Ends the sending, or makes a scheduled one a draft again. CONFLICT when there is nothing to stop. */
export const stopEdition: CallOf<typeof schemas.stopEdition> = {
  method: 'POST',
  path: `${EDITION}/stop`,
}

/** How many would get it now, by language. */
export const countRecipients: CallOf<typeof schemas.countRecipients> = {
  method: 'GET',
  path: '/api/admin/newsletter-recipients',
}

/** Articles that can be chosen, the newest first; those with both languages once. */
export const findArticles: CallOf<typeof schemas.findArticles> = {
  method: 'GET',
  path: '/api/admin/newsletter-articles',
}
