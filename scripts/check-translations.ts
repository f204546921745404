/**
 * Checks the texts of `public/locales`, their use in the sources, and that content exists in every language. Lists the
 * problems and exits with 1. When `src/lib/i18n/texts.ts` is out of date it is regenerated and the check fails once, so
 * that the file is reviewed and committed.
 */
import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { LOCALES } from '../src/lib/i18n/locales.ts'
import { checkTexts } from './translations/check-texts.ts'
import { computedKeys, missingKeys, unusedKeys, type Source } from './translations/check-usage.ts'
import { contentTwins } from './translations/content-twins.ts'
import { flatten } from './translations/flatten.ts'
import { registerNamespaces } from './translations/register-namespaces.ts'

/** In a constant, since knip would take files named in the call of `glob` as used. */
const SOURCES = 'src/**/*.{ts,tsx,astro}'
const CONTENT = 'src/content/*/*/*.md'
/** Named by their slug, which differs between the languages (`scripts/articles`). */
const ARTICLES = 'src/content/articles/'

async function readTexts(locale: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for await (const path of glob(`public/locales/${locale}/*.json`)) {
    const json: unknown = JSON.parse(await readFile(path, 'utf8'))
    for (const [key, text] of flatten(json, basename(path, '.json'))) texts.set(key, text)
  }
  return texts
}

async function readSources(pattern: string): Promise<Source[]> {
  const sources: Source[] = []
  for await (const path of glob(pattern)) {
    // Normalise slashes: the language of content is part of its path.
    const name = path.replaceAll('\\', '/')
    if (/\.test\.tsx?$/.test(name) || name.startsWith(ARTICLES)) continue
    sources.push({ path: name, text: await readFile(path, 'utf8') })
  }
  return sources
}

const languages = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, await readTexts(locale)] as const)),
)
const keys = new Set(Object.values(languages).flatMap((texts) => [...texts.keys()]))
const sources = await readSources(SOURCES)
const problems = [
  ...checkTexts(languages),
  ...unusedKeys(keys, sources),
  ...missingKeys(keys, sources),
  ...sources.flatMap(computedKeys),
  ...contentTwins(await readSources(CONTENT)),
]

if (await registerNamespaces()) {
  problems.push('src/lib/i18n/texts.ts did not name the files of public/locales: written anew')
}

for (const problem of problems) console.error(problem)
console.log(`${keys.size} texts in ${LOCALES.join(', ')}: ${problems.length || 'no'} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
