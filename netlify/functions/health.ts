import * as health from '#lib/health/calls.ts'
import * as healthSchemas from '#lib/health/schemas.ts'
import { getOverview } from '#server/health/get-overview.ts'
import { giveConsent } from '#server/health/give-consent.ts'
import { updateSettings } from '#server/health/update-settings.ts'
import { withdrawConsent } from '#server/health/withdraw-consent.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(health.getOverview, healthSchemas.getOverview, {
    who: { may: 'keep-health' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: getOverview,
  }),
  endpoint(health.updateSettings, healthSchemas.updateSettings, {
    who: { may: 'keep-health' },
    rateLimit: ['write', 'healthWrite'],
    cache: 'no-store',
    operation: updateSettings,
  }),
  endpoint(health.giveConsent, healthSchemas.giveConsent, {
    who: { may: 'keep-health' },
    rateLimit: ['write', 'healthWrite'],
    cache: 'no-store',
    operation: giveConsent,
  }),
  endpoint(health.withdrawConsent, healthSchemas.withdrawConsent, {
    who: { may: 'keep-health' },
    // The operation counts tries of the password.
    rateLimit: ['write', 'healthWrite'],
    cache: 'no-store',
    operation: withdrawConsent,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
