import { dependencies } from '#server/composition.ts'
import { addressOf } from '#server/http/client.ts'

/**
 * Counts a page that searches against the limit of the network that asks for it.
 *
 * @param locals what the adapter gives to the page
 * @throws RATE_LIMITED
 */
export function limitSearch({ netlify }: Partial<App.Locals>): Promise<void> {
  return dependencies().limitRate('search', addressOf(netlify?.context))
}
