import { findOwnProfessional } from '#db/queries/own-professional.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { actor: SignedIn; query: { locale: Locale } }

/**
 * The link by which clients ask to share with the signed-in professional.
 *
 * @throws NOT_FOUND without a professional's row
 */
export async function getInvite(
  { db, siteUrl }: Pick<Dependencies, 'db' | 'siteUrl'>,
  { actor, query: { locale } }: Input,
): Promise<{ url: string }> {
  const own = await findOwnProfessional(db, actor.userId)
  if (!own) throw new AppError('NOT_FOUND', 'no professional')
  const query = new URLSearchParams({ tab: 'authorizations', professional: own.professionalId })
  return { url: `${siteUrl}${localizedPath(PATHS.health, locale)}?${query.toString()}` }
}
