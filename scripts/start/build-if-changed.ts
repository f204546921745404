import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isSeedBuilt } from '#lib/admin/seed-built.ts'
import { buildSite } from '../build/build-site.ts'
import { keptSite } from '../build/site-directory.ts'

/** Everything that the build reads; db includes the demo data that pages show. */
const INPUTS = ['{src,public,db,netlify,scripts/build}/**/*', '*.{js,mjs,ts,json}']

/** Stored in the kept build, so it identifies that build's inputs. */
const stamp = () => join(keptSite().directory, 'inputs')

/** Builds the site, unless the last build was made of the same files. */
export async function buildIfChanged(): Promise<void> {
  const inputs = await inputsHash()
  if (existsSync(stamp()) && readFileSync(stamp(), 'utf8') === inputs) {
    console.log('Nothing changed since the last build')
  } else {
    await buildAndNote()
  }
}

/** Builds the site and stores the hash of its inputs. */
export async function buildAndNote(): Promise<void> {
  const inputs = await inputsHash()
  await buildSite()
  if (existsSync(keptSite().directory)) writeFileSync(stamp(), inputs)
}

/** A hash of the names and contents of all inputs, and of the environment variables that the build reads. */
export async function inputsHash(cwd = '.'): Promise<string> {
  const { DATABASE_URL, DATABASE_WS_PROXY, SERVICE_WORKER, SITE_URL } = process.env
  // The embedded database has a new URL at each start, but always the same people.
  const source = DATABASE_WS_PROXY ? 'embedded' : DATABASE_URL
  const hash = createHash('sha256').update(
    `${process.version} ${SITE_URL} ${source} ${SERVICE_WORKER} ${isSeedBuilt(process.env)}`,
  )
  for (const path of (await Array.fromAsync(glob(INPUTS, { cwd }))).sort()) {
    const file = join(cwd, path)
    if ((await stat(file)).isFile()) hash.update(`\0${path}\0`).update(await readFile(file))
  }
  return hash.digest('hex')
}
