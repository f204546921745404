import { cp, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BUNDLES } from './functions.ts'
import { SSR_FUNCTION } from './ssr-function.ts'

/** Where Astro writes the static files; netlify.toml names it too. */
export const DIST = 'dist'

/**
 * The last complete build, as our server hosts it: in SITE_DIRECTORY, which the tests set. Their build must
 * not replace the one that a running site is made of.
 */
export function keptSite() {
  const directory = process.env['SITE_DIRECTORY'] || '.cache/site'
  return {
    directory,
    files: `${directory}/files`,
    functions: `${directory}/functions`,
    pages: `${directory}/pages/ssr.mjs`,
  }
}

/**
 * Keeps a copy of the finished build for our server: Astro empties its output whenever it starts, for a type
 * check too, and that must not pull the site from under a server that runs.
 */
export async function keepSite(): Promise<void> {
  const { directory: site } = keptSite()
  const fresh = `${site}.new`
  await rm(fresh, { recursive: true, force: true })
  await cp(DIST, `${fresh}/files`, { recursive: true })
  await cp(BUNDLES, `${fresh}/functions`, { recursive: true })
  await cp(dirname(SSR_FUNCTION), `${fresh}/pages`, { recursive: true })
  await rm(site, { recursive: true, force: true })
  await rename(fresh, site)
}
