import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import * as videos from '#lib/videos/calls.ts'
import * as videosSchemas from '#lib/videos/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { listVideos } from '#server/videos/list-videos.ts'

export const endpoints = [
  endpoint(videos.listVideos, videosSchemas.listVideos, {
    who: 'anyone',
    rateLimit: 'outer-wall',
    cache: {
      rule: () => 'list',
      tags: () => [CACHE_TAGS.videos],
      query: [...videosSchemas.LIBRARY_PARAMETERS, 'locale'],
    },
    operation: listVideos,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
