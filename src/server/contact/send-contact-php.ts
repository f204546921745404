import * as z from 'zod/mini'
import type { Actor } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import { PhpToProfessional, PhpToSite } from '#lib/site-messages/php-schemas.ts'
import type { PhpSent } from '#lib/site-messages/schemas.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Once } from '#server/once.ts'
import { contactProfessional } from './contact-professional.ts'
import { createSiteMessage } from './create-site-message.ts'

type Deps = Pick<Dependencies, 'db' | 'secret'>
type Input<Body> = { actor: Actor; body: Body; caller: Caller; once: Once }

/**
 * A message in the form of the former script: to the professional whose id it names, otherwise to the support of the
 * site. An address that it may name as its recipient is ignored.
 *
 * @throws UNAUTHENTICATED for a message of a visitor to a professional; otherwise as `contactProfessional` and
 *   `createSiteMessage`
 */
export async function sendContactPhp(
  deps: Deps,
  input: Input<Readonly<Record<string, unknown>>>,
): Promise<PhpSent> {
  if ('trainer_id' in input.body) return toProfessional(deps, input)
  const { professional_email: _ignored, ...body } = parsed(PhpToSite, input.body)
  const { code } = await createSiteMessage(deps, { ...input, body })
  return { success: true, tracking_code: code }
}

async function toProfessional(
  deps: Deps,
  { actor, body, ...call }: Input<Readonly<Record<string, unknown>>>,
): Promise<PhpSent> {
  if (actor.kind !== 'signed-in') throw new AppError('UNAUTHENTICATED', 'who writes has an account')
  const { trainer_id: id, name, message, objective, phone } = parsed(PhpToProfessional, body)
  const { items } = await contactProfessional(deps, {
    actor,
    ...call,
    params: { id },
    body: { name, message, objective, phone: phone || null, alsoTo: [] },
  })
  return { success: true, tracking_code: items[0]!.code }
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = z.safeParse(schema, body)
  if (!error) return data!
  const fields = fieldProblems(error.issues, body, 'body')
  throw new AppError('INVALID_INPUT', 'not a message', { fields })
}
