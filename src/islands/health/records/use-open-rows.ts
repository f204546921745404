import { useCallback, useEffect, useState } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { HEALTH } from '../kit/address.ts'

/** Which rows are open; the record that the address names is, and is looked for. */
export function useOpenRows(
  clearFilters: () => void,
  aim: (id: string, isWanted: boolean) => void,
) {
  const { record: named } = useAddress(HEALTH)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState<string | null>(null)
  if (named !== null && named !== seen) {
    setSeen(named)
    setOpen(new Set([...open, named]))
    clearFilters()
  }
  useEffect(() => {
    if (named !== null) aim(named, true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each record that is named
  }, [named])
  const toggle = useCallback(
    (id: string) =>
      setOpen((before) => {
        const others = [...before].filter((other) => other !== id)
        return new Set(before.has(id) ? others : [...others, id])
      }),
    [],
  )
  const show = (id: string) => {
    clearFilters()
    setOpen(new Set([...open, id]))
    aim(id, true)
  }
  return { open, toggle, show }
}
