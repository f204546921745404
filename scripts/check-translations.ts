/**
 * Checks the texts of `public/locales`, how the sources use them, and that content exists in every language.
 * Lists what is wrong and leaves with 1. A new file of texts is registered on the way: `src/lib/i18n/texts.ts` is
 * written anew, and the check passes the next time.
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { LOCALES } from '../src/lib/i18n/locales.ts'
import { checkTexts } from './translations/check-texts.ts'
import { computedKeys, missingKeys, unusedKeys, type Source } from './translations/check-usage.ts'
import { contentTwins } from './translations/content-twins.ts'
import { flatten } from './translations/flatten.ts'
import { textsModule } from './translations/texts-module.ts'

/** In a constant, since knip would take files named in the call of `glob` as used. */
const SOURCES = 'src/**/*.{ts,tsx,astro}'
const CONTENT = 'src/content/*/*/*.md'

/** Generated: it bundles the files of texts. */
const MODULE = 'src/lib/i18n/texts.ts'

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
    if (/\.test\.tsx?$/.test(path)) continue
    // With the same slashes everywhere, since the language of content is a part of its path.
    sources.push({ path: path.replaceAll('\\', '/'), text: await readFile(path, 'utf8') })
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

const namespaces = [...new Set([...keys].map((key) => key.split('.', 1)[0] ?? key))].toSorted()
if ((await readFile(MODULE, 'utf8')) !== textsModule(namespaces)) {
  await writeFile(MODULE, textsModule(namespaces))
  problems.push(`${MODULE} did not hold the files of public/locales: it was written anew`)
}

for (const problem of problems) console.error(problem)
console.log(`${keys.size} texts in ${LOCALES.join(', ')}: ${problems.length || 'no'} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
