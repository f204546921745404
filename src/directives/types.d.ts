import type { Snapshot } from '#lib/http/snapshot.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean
    'client:stale'?: Snapshot
    /** The slug of a timer, whose settings the browser may have stored. */
    'client:tool'?: boolean | TimerSlug
  }
}
