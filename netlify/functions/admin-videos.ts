import * as videos from '#lib/admin/videos-calls.ts'
import * as videosSchemas from '#lib/admin/videos-schemas.ts'
import { createVideo } from '#server/admin/videos/create-video.ts'
import { deleteVideo } from '#server/admin/videos/delete-video.ts'
import { getAdminVideo } from '#server/admin/videos/get-admin-video.ts'
import { listAdminVideos } from '#server/admin/videos/list-admin-videos.ts'
import { updateVideo } from '#server/admin/videos/update-video.ts'
import { ADMIN_CREATE, ADMIN_READ, ADMIN_WRITE, AFRESH } from '#server/http/admin-policy.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(videos.listAdminVideos, videosSchemas.listAdminVideos, {
    ...ADMIN_READ,
    operation: listAdminVideos,
  }),
  endpoint(videos.getAdminVideo, videosSchemas.getAdminVideo, {
    ...ADMIN_READ,
    operation: getAdminVideo,
  }),
  endpoint(videos.createVideo, videosSchemas.createVideo, {
    ...ADMIN_CREATE,
    ...AFRESH,
    operation: createVideo,
  }),
  endpoint(videos.updateVideo, videosSchemas.updateVideo, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: updateVideo,
  }),
  endpoint(videos.deleteVideo, videosSchemas.deleteVideo, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: deleteVideo,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
