import { cp, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BUNDLES } from './functions.ts'
import { SSR_FUNCTION } from './ssr-function.ts'

/** Where Astro writes the static files; netlify.toml names it too. */
export const DIST = 'dist'

/** The last complete build, as our server hosts it. */
export const SITE = {
  files: '.cache/site/files',
  functions: '.cache/site/functions',
  pages: '.cache/site/pages/ssr.mjs',
}

/**
 * Keeps a copy of the finished build for our server: Astro empties its output whenever it starts, for a type
 * check too, and that must not pull the site from under a server that runs.
 */
export async function keepSite(): Promise<void> {
  const site = dirname(SITE.files)
  const fresh = `${site}.new`
  await rm(fresh, { recursive: true, force: true })
  await cp(DIST, `${fresh}/files`, { recursive: true })
  await cp(BUNDLES, `${fresh}/functions`, { recursive: true })
  await cp(dirname(SSR_FUNCTION), `${fresh}/pages`, { recursive: true })
  await rm(site, { recursive: true, force: true })
  await rename(fresh, site)
}
