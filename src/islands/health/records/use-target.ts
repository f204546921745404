import { useEffect, useRef } from 'react'
import { isFocusFree } from '#client/island/fallen-focus.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { toggleId } from './context.ts'

/**
 * Brings a record into view and focuses its button, as soon as it is in the list.
 *
 * @returns `aim` at a record; unless `isWanted`, it is only focused when nothing else is
 */
export function useTarget(records: readonly HealthRecord[]) {
  const target = useRef<{ id: string; isWanted: boolean } | null>(null)
  const reveal = useRef<((recordId: string) => void) | null>(null)
  const look = () => {
    if (!target.current) return
    const { id, isWanted } = target.current
    const button = document.getElementById(toggleId(id))
    if (!button) {
      reveal.current?.(id)
      return
    }
    target.current = null
    const isFree = isFocusFree()
    if (isWanted || isFree) button.focus({ preventScroll: true })
    button.scrollIntoView({ block: 'nearest' })
  }
  useEffect(() => {
    look()
    // A long list draws the row first.
    requestAnimationFrame(look)
  }, [records])
  const aim = (id: string, isWanted = false) => {
    target.current = { id, isWanted }
    requestAnimationFrame(look)
  }
  return { aim, reveal }
}
