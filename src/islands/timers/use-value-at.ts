import { useState } from 'react'

/**
 * A value that changes all the time, as it was when `key` last changed: what is announced must stay the same within a
 * phase, or screen readers would count aloud.
 */
export function useValueAt<T>(key: string, value: T): T {
  const [taken, setTaken] = useState({ key, value })
  if (taken.key === key) return taken.value
  setTaken({ key, value })
  return value
}
