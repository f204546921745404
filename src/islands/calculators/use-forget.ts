import { useRef, useState } from 'react'
import { useFocusSoon } from '#client/use-focus-soon.ts'
import { withResult, withoutResult, type SavedResult } from '#lib/tools/saved-results.ts'
import { $savedResults } from '#stores/saved-results.ts'

type Messages = { deleted: string; restored: string; failed: string }

/** Deleting a saved result and taking it back, and what is said about it. */
export function useForget({ deleted, restored, failed }: Messages) {
  const [gone, setGone] = useState<SavedResult | null>(null)
  const [said, setSaid] = useState('')
  const undo = useRef<HTMLButtonElement>(null)
  const focusSoon = useFocusSoon()
  const say = (text: string, removed: SavedResult | null = null) => {
    setSaid(text)
    setGone(removed)
  }
  return {
    said,
    canUndo: gone !== null,
    undo,
    say,
    forget(result: SavedResult) {
      const done = $savedResults.keep(withoutResult($savedResults.get(), result))
      say(done ? deleted : failed, done ? result : null)
      if (done) focusSoon(() => undo.current?.focus())
    },
    restore() {
      if (gone === null) return
      const done = $savedResults.keep(withResult($savedResults.get(), gone))
      say(done ? restored : failed, done ? null : gone)
    },
  }
}
