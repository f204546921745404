import type { Actor } from '#lib/actor.ts'
import type * as siteMessagesSchemas from '#lib/site-messages/schemas.ts'
import type { Parsed, ResponseOf } from '#lib/http/contract.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Once } from '#server/once.ts'
import { createSiteMessage } from './create-site-message.ts'

type Body = Parsed<(typeof siteMessagesSchemas.sendContactPhp)['body']>

/**
 * A message to the support of the site in the form of the former one. The recipient that it may name is ignored.
 *
 * @throws as `createSiteMessage`
 */
export async function sendContactPhp(
  deps: Pick<Dependencies, 'db' | 'secret'>,
  input: { actor: Actor; body: Body; caller: Caller; once: Once },
): Promise<ResponseOf<typeof siteMessagesSchemas.sendContactPhp>> {
  const { professional_email: _ignored, ...body } = input.body
  const { code } = await createSiteMessage(deps, { ...input, body })
  return { success: true, tracking_code: code }
}
