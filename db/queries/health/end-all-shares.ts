import { and, eq, isNull, sql } from 'drizzle-orm'
import { professionalAuthorizations as shares } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { ConsentText } from './consents.ts'
import { insertReceipts } from './receipts.ts'

/** Past its last day, in Madrid: `end_expired_shares` ends it, with a receipt that says why. */
const IS_OVER = sql`${shares.isAuthorized} and ${shares.expiresOn} < (now() at time zone 'Europe/Madrid')::date`

const ENDED = {
  authorizationId: shares.id,
  clientUserId: shares.clientUserId,
  professionalUserId: shares.professionalUserId,
  professionalName: profiles.displayName,
  professionalType: shares.professionalType,
  allowedFields: shares.allowedFields,
  purpose: shares.purpose,
  expiresOn: shares.expiresOn,
  /** Null for what was asked for and never granted. */
  authorizedAt: shares.authorizedAt,
}

/**
 * Ends whatever the actor shares or has asked to share, with a receipt for each.
 *
 * @param text what the receipts name: the consent whose end it is
 * @returns what has ended
 */
export async function endAllShares(scope: ScopedExecutor, text: ConsentText) {
  const ended = await scope
    .update(shares)
    .set({ isAuthorized: false, revokedAt: sql`now()`, version: sql`${shares.version} + 1` })
    .from(profiles)
    .where(
      and(
        eq(profiles.userId, shares.professionalUserId),
        eq(shares.clientUserId, scope.actor),
        isNull(shares.revokedAt),
        sql`(${IS_OVER}) is not true`,
      ),
    )
    .returning(ENDED)
  const { textVersion, textHash } = text
  await insertReceipts(
    scope,
    ended.map(({ clientUserId: _actor, authorizedAt: _since, ...share }) => ({
      ...share,
      event: 'revoked',
      ...{ textVersion, textHash },
    })),
  )
  return ended
}
