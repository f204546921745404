import type { Plugin } from 'vite'

/** Hundreds of files or more each; bundled, the used parts end up in a few. */
const BUNDLED = [/^@ark-ui\//, /^@zag-js\//, 'drizzle-orm', 'lucide-react', 'zod']

/** Keeps the on-demand page function small, since it is loaded while a visitor waits. */
export function pageFunctionPlugin(): Plugin {
  return {
    name: 'small-page-function',
    apply: 'build',
    config: () => ({ ssr: { noExternal: BUNDLED } }),
  }
}
