import type { Plugin } from 'vite'

/** Hundreds of files or more each; bundled, the used parts end up in a few. */
const BUNDLED = [/^@ark-ui\//, /^@zag-js\//, 'drizzle-orm', 'lucide-react', 'zod']

/** Used by astro-i18next to read its configuration, at build time alone. */
const BUILD_TIME = /^@proload\//

/** Keeps the on-demand page function small, since it is loaded while a visitor waits. */
export function pageFunctionPlugin(): Plugin {
  return {
    name: 'small-page-function',
    apply: 'build',
    config: () => ({
      ssr: { noExternal: BUNDLED },
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: BUILD_TIME, sideEffects: false }] },
        },
      },
    }),
  }
}
