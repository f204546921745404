import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import * as pictures from '#lib/share-pictures/calls.ts'
import * as sharePicturesSchemas from '#lib/share-pictures/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { getArticlePicture } from '#server/share-pictures/get-article-picture.ts'
import { getCityPicture, getSpecialtyPicture } from '#server/share-pictures/get-landing-pictures.ts'
import { getProfilePicture } from '#server/share-pictures/get-profile-picture.ts'
import { getVideoPicture } from '#server/share-pictures/get-video-picture.ts'

const OPEN = { who: 'anyone', rateLimit: 'outer-wall' } as const
const cachedAs = (...tags: string[]) => ({
  rule: () => 'sharePicture' as const,
  tags: () => tags,
})

export const endpoints = [
  endpoint(pictures.getProfilePicture, sharePicturesSchemas.getProfilePicture, {
    ...OPEN,
    cache: {
      rule: () => 'sharePicture',
      tags: ({ params }) => [CACHE_TAGS.professional(params.id)],
    },
    operation: getProfilePicture,
  }),
  endpoint(pictures.getArticlePicture, sharePicturesSchemas.getArticlePicture, {
    ...OPEN,
    cache: cachedAs(CACHE_TAGS.articles),
    operation: getArticlePicture,
  }),
  endpoint(pictures.getVideoPicture, sharePicturesSchemas.getVideoPicture, {
    ...OPEN,
    cache: cachedAs(CACHE_TAGS.videos),
    operation: getVideoPicture,
  }),
  endpoint(pictures.getCityPicture, sharePicturesSchemas.getCityPicture, {
    ...OPEN,
    cache: cachedAs(CACHE_TAGS.professionals),
    operation: getCityPicture,
  }),
  endpoint(pictures.getSpecialtyPicture, sharePicturesSchemas.getSpecialtyPicture, {
    ...OPEN,
    cache: cachedAs(CACHE_TAGS.professionals),
    operation: getSpecialtyPicture,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
