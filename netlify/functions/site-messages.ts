import { contactChallengeEndpoint, siteMessageEndpoint } from '#server/forms/contact-endpoints.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'

export const endpoints = [siteMessageEndpoint, contactChallengeEndpoint]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 60)
