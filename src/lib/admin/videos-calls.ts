import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './videos-schemas.ts'

const VIDEOS = '/api/admin/videos'

export const listAdminVideos: CallOf<typeof schemas.listAdminVideos> = {
  method: 'GET',
  path: VIDEOS,
}

export const getAdminVideo: CallOf<typeof schemas.getAdminVideo> = {
  method: 'GET',
  path: `${VIDEOS}/:id`,
}

/** INVALID_INPUT at `url` with `duplicate` when the library has the video. */
export const createVideo: CallOf<typeof schemas.createVideo, { creates: true }> = {
  method: 'POST',
  path: VIDEOS,
  creates: true,
}

/** As `createVideo`; STALE when it was saved elsewhere since `version` was read. */
export const updateVideo: CallOf<typeof schemas.updateVideo> = {
  method: 'PUT',
  path: `${VIDEOS}/:id`,
}

/** Asks for the password again. */
export const deleteVideo: CallOf<typeof schemas.deleteVideo> = {
  method: 'DELETE',
  path: `${VIDEOS}/:id`,
}
