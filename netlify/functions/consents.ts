import * as consents from '#lib/consent/calls.ts'
import * as consentSchemas from '#lib/consent/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { recordConsent } from '#server/consents/record-consent.ts'

export const endpoints = [
  endpoint(consents.recordConsent, consentSchemas.recordConsent, {
    who: 'anyone',
    rateLimit: 'consent',
    cache: 'no-store',
    maxBody: 1_000,
    operation: recordConsent,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 60)
