import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BUNDLES } from './functions.ts'
import { linkFolder } from './link-files.ts'
import { SSR_FUNCTION } from './ssr-function.ts'

/** Astro's output directory; netlify.toml names it too. */
export const DIST = 'dist'

/**
 * The last complete build, as served by our server: in SITE_DIRECTORY, which the tests set, so their build does not
 * replace the one that a running site serves.
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
 * Keeps the finished build for our server: Astro empties its output directory whenever it starts, even for a type
 * check, which must not break a running server. The files are linked: a build removes those of the last one and writes into
 * none.
 */
export async function keepSite(): Promise<void> {
  const { directory: site } = keptSite()
  const fresh = `${site}.new`
  await rm(fresh, { recursive: true, force: true })
  await linkFolder(DIST, `${fresh}/files`)
  await linkFolder(BUNDLES, `${fresh}/functions`)
  await linkFolder(dirname(SSR_FUNCTION), `${fresh}/pages`)
  await rm(site, { recursive: true, force: true })
  await rename(fresh, site)
}
