import * as messages from '#lib/site-messages/calls.ts'
import * as siteMessagesSchemas from '#lib/site-messages/schemas.ts'
import { getChallenge } from '#server/challenge/get-challenge.ts'
import { createSiteMessage } from '#server/contact/create-site-message.ts'
import { sendContactPhp } from '#server/contact/send-contact-php.ts'
import { endpoint } from '#server/http/endpoint.ts'

/** Shared by the function and the contact page. The operation applies the narrow limits, so that typos do not count. */
export const siteMessageEndpoint = endpoint(
  messages.createSiteMessage,
  siteMessagesSchemas.createSiteMessage,
  {
    who: 'either',
    rateLimit: 'write',
    cache: 'no-store',
    status: () => 201,
    operation: createSiteMessage,
  },
)

export const contactChallengeEndpoint = endpoint(
  messages.getContactChallenge,
  siteMessagesSchemas.getContactChallenge,
  {
    who: 'anyone',
    rateLimit: 'challenge',
    cache: 'no-store',
    operation: getChallenge,
  },
)

export const contactPhpEndpoint = endpoint(
  messages.sendContactPhp,
  siteMessagesSchemas.sendContactPhp,
  {
    who: 'either',
    rateLimit: 'write',
    cache: 'no-store',
    operation: sendContactPhp,
  },
)
