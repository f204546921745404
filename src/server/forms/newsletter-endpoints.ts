import * as newsletter from '#lib/newsletter/calls.ts'
import * as newsletterSchemas from '#lib/newsletter/schemas.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { confirmSubscription } from '#server/newsletter/confirm-subscription.ts'
import { savePreferences } from '#server/newsletter/preferences.ts'
import { subscribe } from '#server/newsletter/subscribe.ts'
import { unsubscribe } from '#server/newsletter/unsubscribe.ts'

/** Shared by the function and the pages. The operation applies the narrow limits, so that typos do not count. */
export const subscribeEndpoint = endpoint(newsletter.subscribe, newsletterSchemas.subscribe, {
  who: 'anyone',
  rateLimit: 'write',
  cache: 'no-store',
  operation: subscribe,
})

export const confirmSubscriptionEndpoint = endpoint(
  newsletter.confirmSubscription,
  newsletterSchemas.confirmSubscription,
  {
    who: 'anyone',
    rateLimit: 'redeemToken',
    cache: 'no-store',
    operation: confirmSubscription,
  },
)

export const unsubscribeEndpoint = endpoint(newsletter.unsubscribe, newsletterSchemas.unsubscribe, {
  who: 'anyone',
  rateLimit: ['unsubscribeFrom', { rule: 'unsubscribe', of: ({ body }) => body.token }],
  cache: 'no-store',
  operation: unsubscribe,
})

export const savePreferencesEndpoint = endpoint(
  newsletter.savePreferences,
  newsletterSchemas.savePreferences,
  {
    who: 'anyone',
    rateLimit: ['write', { rule: 'unsubscribe', of: ({ body }) => body.token }],
    cache: 'no-store',
    operation: savePreferences,
  },
)
