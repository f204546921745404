import type { StoredName } from '#lib/stored/stored.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** The keys of drafts that this tab may store. */
    'client:form'?: boolean | readonly StoredName<'sessionStorage'>[]
    /** Also without an interaction: where there may be a session, or for a visitor at an address with a query. */
    'client:interaction'?: boolean | 'signed-in' | 'query'
    /** The address at which the server draws the page on demand. */
    'client:stale'?: string
    /** The slug of a timer, whose settings the browser may have stored; or the list of stored results. */
    'client:tool'?: boolean | TimerSlug | 'saved-results'
  }
}
