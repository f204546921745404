import type { Snapshot } from '#lib/http/snapshot.ts'
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean
    'client:soon'?: Snapshot
    'client:use'?: boolean
  }
}
