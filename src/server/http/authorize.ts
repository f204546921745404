import { AppError } from '#lib/http/errors.ts'
import { VISITOR, type Actor, type ReadActor, type Who } from '#server/actor.ts'

/**
 * Finds out who asks and whether they may.
 *
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for the wrong role
 */
export async function authorize(who: Who, readActor: ReadActor, request: Request): Promise<Actor> {
  if (who === 'anyone') return VISITOR
  const actor = await readActor(request)
  if (who === 'either') return actor
  if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED', 'a session is needed')
  if (who !== 'signed-in' && !who.includes(actor.role)) {
    throw new AppError('FORBIDDEN', 'the role does not allow this')
  }
  return actor
}
