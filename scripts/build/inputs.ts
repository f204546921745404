import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isSeedBuilt } from '#lib/admin/seed-built.ts'
import { builtSiteUrl } from './built-site-url.ts'
import { keptSite } from './site-directory.ts'

/** Everything that the build reads; db includes the demo data that pages show. */
const INPUTS = ['{src,public,db,netlify,scripts/build}/**/*', '*.{js,mjs,ts,json}']
const NO_INPUTS = /\.test\.tsx?$/

/** In the kept build, so it identifies that build's inputs. */
const note = () => join(keptSite().directory, 'inputs')

/** The hash of what the kept build was made of, if there is one. */
export function keptInputs(): string | undefined {
  return existsSync(note()) ? readFileSync(note(), 'utf8') : undefined
}

/** Notes what the kept build was made of. A build for the platform keeps none. */
export function noteInputs(hash: string): void {
  if (existsSync(keptSite().directory)) writeFileSync(note(), hash)
}

/** A hash of the names and contents of all inputs, and of the environment variables that the build reads. */
export async function inputsHash(cwd = '.'): Promise<string> {
  const { ANALYTICS_PATH, DATABASE_EMBEDDED, DATABASE_URL, SERVICE_WORKER } = process.env
  // The embedded database has a new URL at each start, but always the same people.
  const source = DATABASE_EMBEDDED ? 'embedded' : DATABASE_URL
  const site = builtSiteUrl(process.env)
  const hash = createHash('sha256').update(
    `${process.version} ${site} ${source} ${SERVICE_WORKER} ${ANALYTICS_PATH} ${isSeedBuilt(process.env)}`,
  )
  const paths = (await Array.fromAsync(glob(INPUTS, { cwd }))).filter(
    (path) => !NO_INPUTS.test(path),
  )
  for (const path of paths.sort()) {
    const file = join(cwd, path)
    if ((await stat(file)).isFile()) hash.update(`\0${path}\0`).update(await readFile(file))
  }
  return hash.digest('hex')
}
