import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { LOCALES } from '../../src/lib/i18n/locales.ts'
import { textsModule } from './texts-module.ts'

/** Generated and committed: types and plain Node need it, and neither can list the files of a folder. */
const MODULE = 'src/lib/i18n/texts.ts'

/**
 * Regenerates `src/lib/i18n/texts.ts` unless it names each file that `public/locales` has in every language.
 *
 * @returns whether it was written
 */
export async function registerNamespaces(): Promise<boolean> {
  const folders = await Promise.all(LOCALES.map((locale) => readdir(`public/locales/${locale}`)))
  const [first = [], ...others] = folders
  const shared = first.filter((file) => others.every((files) => files.includes(file)))
  const expected = textsModule(shared.map((file) => basename(file, '.json')).toSorted())
  if ((await readFile(MODULE, 'utf8')) === expected) return false
  await writeFile(MODULE, expected)
  return true
}
