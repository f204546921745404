import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import * as professionals from '#lib/professionals/calls.ts'
import * as professionalsSchemas from '#lib/professionals/schemas.ts'
import { LIST_PARAMETERS } from '#lib/professionals/list-query.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { getProfessional } from '#server/professionals/get-professional.ts'
import { listProfessionals } from '#server/professionals/list-professionals.ts'

export const endpoints = [
  endpoint(professionals.listProfessionals, professionalsSchemas.listProfessionals, {
    who: 'anyone',
    rateLimit: 'outer-wall',
    cache: {
      rule: () => 'list',
      tags: () => [CACHE_TAGS.professionals],
      query: [...LIST_PARAMETERS, 'top10'],
    },
    operation: listProfessionals,
  }),
  endpoint(professionals.getProfessional, professionalsSchemas.getProfessional, {
    who: 'anyone',
    rateLimit: 'outer-wall',
    cache: { rule: () => 'profile', tags: ({ params }) => [CACHE_TAGS.professional(params.id)] },
    operation: getProfessional,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
