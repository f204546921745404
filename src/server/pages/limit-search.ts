import { dependencies } from '#server/composition.ts'
import { addressOf } from '#server/http/client.ts'

/**
 * Counts a search page against the limit of the client's network.
 *
 * @param locals as the adapter passes them to the page
 * @throws RATE_LIMITED
 */
export function limitSearch({ netlify }: Partial<App.Locals>): Promise<void> {
  return dependencies().limitRate('search', addressOf(netlify?.context))
}
