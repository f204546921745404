import { useEffect, useState } from 'react'

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
  // Pasted text may hold line breaks and tabs, which no name has.
  const wanted = typed.replaceAll(/\p{Cc}+/gu, ' ').trim()
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
