import * as videos from '#lib/admin/videos-contract.ts'
import { createVideo } from '#server/admin/videos/create-video.ts'
import { deleteVideo } from '#server/admin/videos/delete-video.ts'
import { getAdminVideo } from '#server/admin/videos/get-admin-video.ts'
import { listAdminVideos } from '#server/admin/videos/list-admin-videos.ts'
import { updateVideo } from '#server/admin/videos/update-video.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(videos.listAdminVideos, {
    who: { may: 'administer' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listAdminVideos,
  }),
  endpoint(videos.getAdminVideo, {
    who: { may: 'administer' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: getAdminVideo,
  }),
  endpoint(videos.createVideo, {
    who: { may: 'administer' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: createVideo,
  }),
  endpoint(videos.updateVideo, {
    who: { may: 'administer' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: updateVideo,
  }),
  endpoint(videos.deleteVideo, {
    who: { may: 'administer' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: deleteVideo,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
