import { rm } from 'node:fs/promises'
import { indexContent } from '../articles/index-content.ts'
import { run } from '../child.ts'
import { builtSiteUrl } from './built-site-url.ts'
import { companyGaps } from './company-gaps.ts'
import { compressFiles } from './compress.ts'
import { BUNDLES, bundleFunctions } from './functions.ts'
import { writeHeadersFile } from './headers-file.ts'
import { writeSearchIndex } from './search-index.ts'
import { writeServiceWorker } from './service-worker.ts'
import { DIST, keepSite } from './site-directory.ts'
import { collectSitePolicy } from './site-policy.ts'
import { correctSsrFunction } from './ssr-function.ts'

/** A build may wait for a suspended database to start. In ms. */
const BUILD_WAIT_MS = '30000'

/**
 * The heap of Astro's build on this machine, in MB: left alone, Node takes 500 more before it cleans up, and is no faster for
 * it. Where a build ends with "heap out of memory", the site has outgrown it.
 */
const HEAP = 400

/** Builds everything that is deployed, from the sources and the database of the environment. */
export async function buildSite(): Promise<void> {
  await indexContent()
  await run('astro', ['build'], astroVariables(process.env))
  const gaps = companyGaps()
  if (gaps) console.warn(gaps)
  const policy = await collectSitePolicy(DIST)
  await writeHeadersFile(DIST, policy)
  await correctSsrFunction()
  await writeSearchIndex(DIST)
  await writeServiceWorker(DIST)
  await rm(BUNDLES, { recursive: true, force: true })
  await bundleFunctions()
  if (process.env['NETLIFY']) {
    console.log('Netlify compresses and hosts the build itself')
    return
  }
  await compressFiles(DIST)
  await keepSite()
}

function astroVariables(variables: NodeJS.ProcessEnv) {
  const { DATABASE_WAIT_MS, NETLIFY, NODE_OPTIONS = '' } = variables
  return {
    DATABASE_WAIT_MS: DATABASE_WAIT_MS || BUILD_WAIT_MS,
    SITE_URL: builtSiteUrl(variables),
    // Whoever sets another limit gets it: the last one counts.
    ...(!NETLIFY && { NODE_OPTIONS: `--max-old-space-size=${HEAP} ${NODE_OPTIONS}` }),
  }
}
