import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withResult, withoutResult, type SavedResult } from '#lib/tools/saved-results.ts'
import { $savedResults } from '#stores/saved-results.ts'

type Words = { deleted: string; restored: string; failed: string }

/** Deleting a saved result and taking it back, what is said about it, and where the focus goes. */
export function useForget({ deleted, restored, failed }: Words) {
  const [gone, setGone] = useState<SavedResult | null>(null)
  const [said, setSaid] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const say = (text: string, removed: SavedResult | null = null) => {
    // At once: what the focus moves to is not rendered before, and the pressed button is gone.
    flushSync(() => {
      setSaid(text)
      setGone(removed)
    })
  }
  return {
    said,
    canUndo: gone !== null,
    status,
    undo,
    say,
    forget(result: SavedResult) {
      const done = $savedResults.keep(withoutResult($savedResults.get(), result))
      say(done ? deleted : failed, done ? result : null)
      if (done) undo.current?.focus()
    },
    restore() {
      if (gone === null) return
      const done = $savedResults.keep(withResult($savedResults.get(), gone))
      say(done ? restored : failed, done ? null : gone)
      if (done) status.current?.focus()
    },
  }
}
