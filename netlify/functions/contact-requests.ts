import * as contact from '#lib/contact/calls.ts'
import * as contactSchemas from '#lib/contact/schemas.ts'
import { listRequests } from '#server/contact/list-requests.ts'
import { updateRequest } from '#server/contact/update-request.ts'
import { contactProfessionalEndpoint } from '#server/forms/letter-endpoints.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  contactProfessionalEndpoint,
  endpoint(contact.listContactRequests, contactSchemas.listContactRequests, {
    who: { may: 'list-contact-requests' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listRequests,
  }),
  endpoint(contact.updateContactRequest, contactSchemas.updateContactRequest, {
    who: { may: 'update-contact-request' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: updateRequest,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 60)
