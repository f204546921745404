import { isLocalHost } from '#lib/site/is-local-host.ts'
import { siteUrlOf } from '#lib/site/site-url.ts'

/**
 * The address that a build writes into its pages. A build for this machine has the same at every port, so that serving it
 * at another one needs no new build: nothing follows these addresses here, and the server knows its own port.
 */
export function builtSiteUrl(variables: Readonly<Record<string, string | undefined>>): string {
  const url = siteUrlOf(variables)
  const parsed = URL.parse(url)
  return parsed?.protocol === 'http:' && isLocalHost(parsed.hostname) ? siteUrlOf({}) : url
}
