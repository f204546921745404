import type { NetlifyLocals } from '@astrojs/netlify'

declare global {
  namespace App {
    /** What the adapter gives to pages on demand. */
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only an interface can be merged with Astro's
    interface Locals extends NetlifyLocals {}
  }
}
