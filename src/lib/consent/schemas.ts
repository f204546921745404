import * as z from 'zod/mini'
import { Done } from '#lib/http/done.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { BrowserId } from '#lib/ids.ts'
import { COOKIE_REVISION } from './revision.ts'

/** A choice about cookies. A page that was opened before a deploy may still show an older policy, never a newer one. */
export const ConsentRecord = z.strictObject({
  browserId: BrowserId,
  revision: z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(COOKIE_REVISION, 'invalid')),
  analytics: z.boolean('invalid'),
  personalization: z.boolean('invalid'),
  locale: z.enum(LOCALES, 'invalid'),
})
export type ConsentRecord = z.infer<typeof ConsentRecord>

export const recordConsent = {
  body: ConsentRecord,
  response: Done,
}
