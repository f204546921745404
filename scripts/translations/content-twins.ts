import { LOCALES } from '../../src/lib/i18n/locales.ts'
import type { Source } from './check-usage.ts'

/** A content file: its name without language, and its position in its list, if any. */
type Entry = { locale: string; name: string; path: string; order: string | undefined }

/** Its position in the list, from the front matter. */
const ORDER = /^---\n(?:(?!---\n).*\n)*?order: *(\d+) *\n/

/**
 * Problems between the languages of files at `…/<language>/<name>`: each must exist in every language, with the same
 * `order`, unique in its folder.
 */
export function contentTwins(files: readonly Source[]): string[] {
  const entries = files.flatMap(entryOf)
  const byName = Map.groupBy(entries, ({ name }) => name)
  return [...[...byName.values()].flatMap(twinProblems), ...LOCALES.flatMap(takenPlaces)]

  function takenPlaces(locale: string): string[] {
    const placed = entries.filter((entry) => entry.locale === locale && entry.order !== undefined)
    const folder = ({ path }: Entry) => path.slice(0, path.lastIndexOf('/'))
    return [...Map.groupBy(placed, (entry) => `${folder(entry)} ${entry.order}`).values()]
      .filter((same) => same.length > 1)
      .map((same) => `${locale}: number ${same[0]!.order} is ${same.map(pathOf).join(' and ')}`)
  }
}

function entryOf({ path, text }: Source): Entry[] {
  const locale = LOCALES.find((code) => path.includes(`/${code}/`))
  if (!locale) return []
  const name = path.replace(`/${locale}/`, '/*/')
  return [{ locale, name, path, order: ORDER.exec(text)?.[1] }]
}

function twinProblems(twins: Entry[]): string[] {
  const missing = LOCALES.filter((code) => !twins.some(({ locale }) => locale === code)).map(
    (code) => `${code}: ${twins[0]!.name.replace('*', code)} is missing`,
  )
  const differ = new Set(twins.map(({ order }) => order)).size > 1
  const places = twins.map(({ path, order }) => `${path} is number ${order}`)
  return [...missing, ...(differ ? [places.join(', ')] : [])]
}

const pathOf = ({ path }: Entry) => path
