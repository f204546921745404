import { rm } from 'node:fs/promises'
import { run } from '../child.ts'
import { compressFiles } from './compress.ts'
import { BUNDLES, bundleFunctions } from './functions.ts'
import { writeHeadersFile } from './headers-file.ts'
import { DIST, keepSite } from './site-directory.ts'
import { collectSitePolicy } from './site-policy.ts'
import { correctSsrFunction } from './ssr-function.ts'

/** Builds everything that is deployed, from the sources and the database of the environment. */
export async function buildSite(): Promise<void> {
  await run('astro', 'build')
  const policy = await collectSitePolicy(DIST)
  await writeHeadersFile(DIST, policy)
  await correctSsrFunction(policy)
  await rm(BUNDLES, { recursive: true, force: true })
  await bundleFunctions()
  if (process.env['NETLIFY']) {
    console.log('Netlify compresses and hosts the build itself')
    return
  }
  await compressFiles(DIST)
  await keepSite()
}
