import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** The precached pages, by their files in the build. */
const PAGES = ['{,en/}tools.html', '{,en/}tools/*.html', '{,en/}offline.html']

/** Files that they use without a hashed name. */
const FILES = [
  'sounds/*.mp3',
  'icon.svg',
  'icon-192.png',
  '{,en/}manifest.webmanifest',
  // The question about cookies. Everything else that a tool shows is sent with its page.
  'locales/*/consent.json',
]

/** Named on every page, but useless offline: the network has what they show. `full` is the sheet of such parts. */
const ONLINE_ONLY = /^((confirm-email|search)\.client\.|open-bell\.|full\.[^.]+\.css$)/

const HAS_NAMES = /\.(html|css|js)$/

/**
 * The files of the build that the tools need without a network, by their path in it: their pages in both
 * languages, and every script, style and font that one of these names, or one that is named there, and so on.
 *
 * @throws Error when the build has no tools
 */
export async function precachedFiles(dist: string): Promise<string[]> {
  const pages = await find(dist, PAGES)
  if (pages.length === 0) throw new Error(`${dist} has no page that works offline`)
  return [...pages, ...(await find(dist, FILES)), ...(await assetsOf(dist, pages))].sort()
}

async function assetsOf(dist: string, pages: string[]): Promise<string[]> {
  const left = new Set(await find(dist, ['_astro/**/*.{js,css,woff2,svg,png,webp}']))
  const found: string[] = []
  const toRead = [...pages]
  for (let file = toRead.pop(); file !== undefined; file = toRead.pop()) {
    const text = await readFile(join(dist, file), 'utf8')
    for (const asset of left) {
      const name = basename(asset)
      if (!text.includes(name) || ONLINE_ONLY.test(name)) continue
      left.delete(asset)
      found.push(asset)
      if (HAS_NAMES.test(asset)) toRead.push(asset)
    }
  }
  return found
}

/** In the form of URLs, on Windows too. */
async function find(cwd: string, patterns: string[]): Promise<string[]> {
  const paths = await Array.fromAsync(glob(patterns, { cwd }))
  return paths.map((path) => path.replaceAll('\\', '/'))
}
