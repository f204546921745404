import * as pictures from '#lib/articles/pictures-calls.ts'
import * as picturesSchemas from '#lib/articles/pictures-schemas.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { getPicture } from '#server/article-pictures/get-picture.ts'
import { uploadPicture } from '#server/article-pictures/upload-picture.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(pictures.uploadPicture, picturesSchemas.uploadPicture, {
    who: { may: 'administer' },
    rateLimit: 'articlePicture',
    cache: 'no-store',
    operation: uploadPicture,
  }),
  endpoint(pictures.getPicture, picturesSchemas.getPicture, {
    who: 'anyone',
    rateLimit: 'outer-wall',
    cache: {
      rule: () => 'hashedPicture',
      tags: ({ params }) => [CACHE_TAGS.articlePicture(params.id)],
    },
    operation: getPicture,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 300)
