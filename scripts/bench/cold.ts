import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFunctions } from '../build/functions.ts'
import { keptSite } from '../build/site-directory.ts'
import { atMost, median, noted, type Measurement } from './measurement.ts'

const RUNS = 10
const BUNDLES = '.cache/bench/functions'

const IMPORT = `
const started = performance.now()
await import(process.argv[1])
console.log(performance.now() - started)
process.exit()`

/** The time a fresh process takes to import each function, our part of a cold start, and its size. */
export async function measureCold(): Promise<Measurement[]> {
  await bundleFunctions(BUNDLES)
  const measured: Measurement[] = []
  for (const file of (await Array.fromAsync(glob(`${BUNDLES}/*.mjs`))).sort()) {
    const name = basename(file)
    measured.push(atMost(`Import of ${name}`, importTime(file), 120, 'ms'))
    const size = (await stat(file)).size / 1_000
    measured.push(atMost(`Size of ${name}`, size, 2_000, 'KB'))
  }
  if (!existsSync(keptSite().pages)) return measured
  const size = await sizeOf(dirname(keptSite().pages))
  return [
    ...measured,
    noted('Import of the function of on-demand pages', importTime(keptSite().pages), 'ms'),
    noted('Size of the function of on-demand pages', size / 1_000, 'KB'),
  ]
}

/** In milliseconds, without the start of Node itself. */
function importTime(file: string): number {
  const url = pathToFileURL(resolve(file)).href
  const once = () =>
    Number(execFileSync('node', ['--input-type=module', '-e', IMPORT, url], { encoding: 'utf8' }))
  return median(Array.from({ length: RUNS }, once))
}

async function sizeOf(directory: string): Promise<number> {
  const files = await Array.fromAsync(glob('**/*', { cwd: directory, withFileTypes: true }))
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => stat(resolve(file.parentPath, file.name))),
  )
  return sizes.reduce((total, { size }) => total + size, 0)
}
