import {
  confirmSubscriptionEndpoint,
  savePreferencesEndpoint,
  subscribeEndpoint,
  unsubscribeEndpoint,
} from '#server/forms/newsletter-endpoints.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'

export const endpoints = [
  subscribeEndpoint,
  confirmSubscriptionEndpoint,
  unsubscribeEndpoint,
  savePreferencesEndpoint,
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 60)
