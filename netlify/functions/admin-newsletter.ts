import * as newsletter from '#lib/admin/newsletter/calls.ts'
import * as newsletterSchemas from '#lib/admin/newsletter/schemas.ts'
import { countRecipients } from '#server/admin/newsletter/count-recipients.ts'
import { createEdition } from '#server/admin/newsletter/create-edition.ts'
import { deleteEdition } from '#server/admin/newsletter/delete-edition.ts'
import { findArticles } from '#server/admin/newsletter/find-articles.ts'
import { getEdition } from '#server/admin/newsletter/get-edition.ts'
import { listEditions } from '#server/admin/newsletter/list-editions.ts'
import { previewEdition } from '#server/admin/newsletter/preview-edition.ts'
import { sendEdition } from '#server/admin/newsletter/send-edition.ts'
import { stopEdition } from '#server/admin/newsletter/stop-edition.ts'
import { testEdition } from '#server/admin/newsletter/test-edition.ts'
import { updateEdition } from '#server/admin/newsletter/update-edition.ts'
import { ADMIN_CREATE, ADMIN_READ, ADMIN_WRITE, AFRESH } from '#server/http/admin-policy.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

/** Two texts of 20,000 characters, each up to three bytes. */
const MAX_BODY = 160_000

export const endpoints = [
  endpoint(newsletter.listEditions, newsletterSchemas.listEditions, {
    ...ADMIN_READ,
    operation: listEditions,
  }),
  endpoint(newsletter.getEdition, newsletterSchemas.getEdition, {
    ...ADMIN_READ,
    operation: getEdition,
  }),
  endpoint(newsletter.previewEdition, newsletterSchemas.previewEdition, {
    ...ADMIN_READ,
    operation: previewEdition,
  }),
  endpoint(newsletter.countRecipients, newsletterSchemas.countRecipients, {
    ...ADMIN_READ,
    operation: countRecipients,
  }),
  endpoint(newsletter.findArticles, newsletterSchemas.findArticles, {
    ...ADMIN_READ,
    operation: findArticles,
  }),
  endpoint(newsletter.createEdition, newsletterSchemas.createEdition, {
    ...ADMIN_CREATE,
    maxBody: MAX_BODY,
    operation: createEdition,
  }),
  endpoint(newsletter.updateEdition, newsletterSchemas.updateEdition, {
    ...ADMIN_WRITE,
    maxBody: MAX_BODY,
    operation: updateEdition,
  }),
  endpoint(newsletter.deleteEdition, newsletterSchemas.deleteEdition, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: deleteEdition,
  }),
  endpoint(newsletter.testEdition, newsletterSchemas.testEdition, {
    ...ADMIN_WRITE,
    rateLimit: ['write', 'editionTest'],
    operation: testEdition,
  }),
  endpoint(newsletter.sendEdition, newsletterSchemas.sendEdition, {
    ...ADMIN_WRITE,
    ...AFRESH,
    operation: sendEdition,
  }),
  endpoint(newsletter.stopEdition, newsletterSchemas.stopEdition, {
    ...ADMIN_WRITE,
    operation: stopEdition,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
