import { findInFiles, prepareFor, type Hit } from './find-in-files.ts'
import { findInRows } from './find-in-rows.ts'
import type { Searching } from './searching.ts'

/** What is known of a search: null for what failed, undefined for what has not answered yet. */
export type Found = {
  q: string
  files: Hit[] | null | undefined
  rows: Hit[] | null | undefined
  /** The nearest search that finds something in the database, where this one does not. */
  instead: string | null
  isSettled: boolean
}

const NOTHING = { files: undefined, rows: undefined, instead: null }

/** Letters that come faster are one call. In ms. */
const PAUSE = 180

/**
 * Searches the files at each letter, and the database after a pause. Until a part answers anew it keeps its results of
 * the letters before, so that the list does not jump.
 *
 * @param show called whenever more is known; with null when nothing is searched for
 */
export function searcher(searching: Searching, show: (found: Found | null) => void) {
  let found: Found = { q: '', ...NOTHING, isSettled: true }
  let asking = new AbortController()

  return function search(text: string): void {
    const q = text.trim()
    if (q === found.q) return
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    if (q.length < 2) {
      found = { q, ...NOTHING, isSettled: true }
      show(null)
      prepareFor(q)
      return
    }
    found = { ...found, q, isSettled: false }
    const learn = (part: Partial<Found>) => {
      if (signal.aborted) return
      found = { ...found, ...part }
      show(found)
    }
    const files = learnFiles(q, found.files === undefined, learn)
    const rows = pause(signal)
      .then(() => findInRows(q, searching, signal))
      .catch(() => null)
      .then((answer) => learn({ rows: answer && answer.hits, instead: answer && answer.instead }))
    void Promise.all([files, rows]).then(() => learn({ isSettled: true }))
  }
}

/** @param isFirst whether nothing is drawn yet: then the first groups need not wait for the others */
async function learnFiles(
  q: string,
  isFirst: boolean,
  learn: (part: Pick<Found, 'files'>) => void,
): Promise<void> {
  let all: Hit[] = []
  try {
    for await (const hits of findInFiles(q)) {
      all = hits
      if (isFirst) learn({ files: hits })
    }
    if (!isFirst) learn({ files: all })
  } catch {
    learn({ files: null })
  }
}

/** Ends after a pause in typing; not at all when typing goes on. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
