import type { CallOf } from '#lib/http/contract.ts'

import type * as schemas from './schemas.ts'

export const createSiteMessage: CallOf<typeof schemas.createSiteMessage, { creates: true }> = {
  method: 'POST',
  path: '/api/contact',
  creates: true,
}

export const getContactChallenge: CallOf<typeof schemas.getContactChallenge> = {
  method: 'GET',
  path: '/api/contact/challenge',
}

/**
 * The address of the former site, for whoever still calls it. With `trainer_id` it goes to that professional
 * and needs a session; without, to the support of the site, and without a session it needs a challenge like the form.
 * `professional_email` is accepted and ignored: nobody chooses an address.
 */
export const sendContactPhp: CallOf<typeof schemas.sendContactPhp, { creates: true }> = {
  method: 'POST',
  path: '/send-contact.php',
  creates: true,
}
