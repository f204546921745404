import type { Locale } from '#lib/i18n/locales.ts'
import type { SearchResponse } from '#lib/search/schemas.ts'
import { findInFiles, prepareFor, type Hit } from './find-in-files.ts'
import { findInRows } from './find-in-rows.ts'

/** What was found: null for what failed. */
export type Found = { q: string; files: Hit[] | null; rows: SearchResponse | null }

/** Letters that come faster are one search of the database. In ms. */
const PAUSE = 180

/** After which the database counts as failed, and the files are shown without it. In ms. */
const PATIENCE = 2_000

/**
 * Searches files and database, and shows both at once: what came later would push away what somebody is about to press,
 * since people come first.
 *
 * @param wait called when a search begins
 * @param show called once for each search, with null when nothing is searched for
 */
export function searcher(locale: Locale, wait: () => void, show: (found: Found | null) => void) {
  let asked = ''
  let asking = new AbortController()

  return function search(text: string): void {
    const q = text.trim()
    if (q === asked) return
    asked = q
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    if (q.length < 2) {
      show(null)
      prepareFor(q)
      return
    }
    wait()
    const rows = pause(signal).then(() =>
      findInRows(q, locale, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])),
    )
    void Promise.all([findInFiles(q).catch(() => null), rows.catch(() => null)]).then(
      ([files, rows]) => {
        if (!signal.aborted) show({ q, files, rows })
      },
    )
  }
}

/** Ends after a pause in typing; not at all when typing goes on. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
