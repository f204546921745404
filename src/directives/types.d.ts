import type { Snapshot } from '#lib/http/snapshot.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean
    'client:soon'?: Snapshot
    /** The slug of a timer, whose settings the browser may keep. */
    'client:use'?: boolean | TimerSlug
  }
}
