import * as newsletter from '#lib/admin/newsletter/contract.ts'
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
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

/** Two texts of 20,000 characters, each up to three bytes. */
const MAX_BODY = 160_000

const READ = { who: { may: 'administer' }, rateLimit: 'outer-wall', cache: 'no-store' } as const
const WRITE = { ...READ, rateLimit: 'write' } as const

export const endpoints = [
  endpoint(newsletter.listEditions, { ...READ, operation: listEditions }),
  endpoint(newsletter.getEdition, { ...READ, operation: getEdition }),
  endpoint(newsletter.previewEdition, { ...READ, operation: previewEdition }),
  endpoint(newsletter.countRecipients, { ...READ, operation: countRecipients }),
  endpoint(newsletter.findArticles, { ...READ, operation: findArticles }),
  endpoint(newsletter.createEdition, {
    ...WRITE,
    maxBody: MAX_BODY,
    status: () => 201,
    operation: createEdition,
  }),
  endpoint(newsletter.updateEdition, { ...WRITE, maxBody: MAX_BODY, operation: updateEdition }),
  endpoint(newsletter.deleteEdition, { ...WRITE, operation: deleteEdition }),
  endpoint(newsletter.testEdition, {
    ...READ,
    rateLimit: ['write', 'editionTest'],
    operation: testEdition,
  }),
  endpoint(newsletter.sendEdition, { ...WRITE, operation: sendEdition }),
  endpoint(newsletter.stopEdition, { ...WRITE, operation: stopEdition }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
