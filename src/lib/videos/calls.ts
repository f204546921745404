import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

export const listVideos: CallOf<typeof schemas.listVideos> = {
  method: 'GET',
  path: '/api/videos',
}
