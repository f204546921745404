import { useEffect, useState } from 'react'
import { searchWords } from '#lib/workspace/search-words.ts'

/** A pause this long in typing asks. */
const PAUSE_MS = 300

export type Search = {
  typed: string
  type: (text: string) => void
  /** What the lists are asked for. */
  q: string
  /** Asks at once: for Enter. */
  ask: () => void
  clear: () => void
}

/**
 * A name that is looked for. What was typed stays while the page is open, whatever is opened meanwhile.
 *
 * @param onAsked what is listed changes: it begins with its first page
 */
export function useSearch(onAsked: () => void): Search {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const wanted = searchWords(typed)
  const ask = (text: string) => {
    if (text === q) return
    setQ(text)
    onAsked()
  }
  useEffect(() => {
    if (wanted === q) return
    const timer = setTimeout(() => ask(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return {
    typed,
    type: setTyped,
    q,
    ask: () => ask(wanted),
    clear: () => {
      setTyped('')
      ask('')
    },
  }
}
