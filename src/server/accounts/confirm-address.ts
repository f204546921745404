import type { Executor } from '#db/client.ts'
import { confirmAddress as confirm } from '#db/queries/accounts.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { UserId } from '#lib/professionals/types.ts'

/**
 * Notes that the person has shown to own the address, which makes a professional public. For a transaction.
 *
 * @returns the tags of what the CDN keeps without them, to be purged once it is committed
 */
export async function confirmAddress(tx: Executor, userId: UserId): Promise<string[]> {
  const published = await confirm(tx, userId)
  if (published.length === 0) return []
  return [...published.map((id) => CACHE_TAGS.professional(id)), CACHE_TAGS.professionals]
}
