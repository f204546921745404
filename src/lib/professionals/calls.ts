import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

const PROFESSIONALS = '/api/professionals'

export const listProfessionals: CallOf<typeof schemas.listProfessionals> = {
  method: 'GET',
  path: PROFESSIONALS,
}

export const getProfessional: CallOf<typeof schemas.getProfessional> = {
  method: 'GET',
  path: `${PROFESSIONALS}/:id`,
}

export const listReviews: CallOf<typeof schemas.listReviews> = {
  method: 'GET',
  path: `${PROFESSIONALS}/:id/reviews`,
}
