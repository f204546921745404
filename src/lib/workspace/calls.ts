import type { CallOf } from '#lib/http/contract.ts'
import type * as schemas from './schemas.ts'

const CLIENTS = '/api/workspace/clients'

const CLIENT = `${CLIENTS}/:id` as const

export const listClients: CallOf<typeof schemas.listClients> = {
  method: 'GET',
  path: CLIENTS,
}

/** Newest first. Each call is in the client's access log. */
export const listClientRecords: CallOf<typeof schemas.listClientRecords> = {
  method: 'GET',
  path: `${CLIENT}/records`,
}

/** The course of measures, oldest first; NOT_FOUND too when one of them is not shown. Notes are never shared. */
export const getClientSeries: CallOf<typeof schemas.getClientSeries> = {
  method: 'GET',
  path: `${CLIENT}/series`,
}

export const getClientHistory: CallOf<typeof schemas.getClientHistory> = {
  method: 'GET',
  path: `${CLIENT}/history`,
}

/**
 * All or nothing. STALE when one of the parts was saved elsewhere since its version was read; a field of another
 * discipline is `unknown`.
 */
export const updateClientHistory: CallOf<typeof schemas.updateClientHistory> = {
  method: 'PATCH',
  path: `${CLIENT}/history`,
}

/** Earlier texts of the own section or the shared notes, newest first. */
export const listClientVersions: CallOf<typeof schemas.listClientVersions> = {
  method: 'GET',
  path: `${CLIENT}/history/versions`,
}

export const getAttention: CallOf<typeof schemas.getAttention> = {
  method: 'GET',
  path: '/api/workspace/attention',
}

export const listOwnReviews: CallOf<typeof schemas.listOwnReviews> = {
  method: 'GET',
  path: '/api/workspace/reviews',
}

/** The link by which clients ask to share with this professional; they decide everything. */
export const getInvite: CallOf<typeof schemas.getInvite> = {
  method: 'GET',
  path: '/api/workspace/invite',
}
