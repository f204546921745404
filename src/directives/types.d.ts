import type { Snapshot } from '#lib/http/snapshot.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** `signed-in`: also without an interaction, where there may be a session. */
    'client:interaction'?: boolean | 'signed-in'
    'client:stale'?: Snapshot
    /** The slug of a timer, whose settings the browser may have stored; or the list of stored results. */
    'client:tool'?: boolean | TimerSlug | 'saved-results'
  }
}
