import { dirname, join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { keptSite } from './site-directory.ts'

/**
 * Gives each command of Astro its own cache of Vite. In a shared one a type check, whose settings differ, deletes the packages
 * of a development server, which then answers "504 Outdated Optimize Dep" until it is started again. The tests, which start a
 * development server too, keep theirs apart as they do with their site.
 */
export function ownCaches(): AstroIntegration {
  return {
    name: 'own-caches',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // In node_modules, where plugins leave files as they are.
        const cacheDir = join('node_modules', dirname(keptSite().directory), 'vite', command)
        updateConfig({ vite: { cacheDir } })
      },
    },
  }
}
