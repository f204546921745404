import { useState } from 'react'
import { GROUPS, MEASURED, type Group, type MeasuredName } from '#lib/health/measures.ts'

export type OpenGroups = {
  open: ReadonlySet<Group>
  setOpen: (group: Group, isOpen: boolean) => void
  /** Opens the groups of these measures. */
  openFor: (names: readonly MeasuredName[]) => void
  /** Opens those and closes the others. */
  openOnly: (names: readonly MeasuredName[]) => void
}

/** Which groups of a form are open. */
export function useOpenGroups(names: readonly MeasuredName[]): OpenGroups {
  const [open, setGroups] = useState<ReadonlySet<Group>>(() => groupsOf(names))
  return {
    open,
    setOpen: (group, isOpen) =>
      setGroups((before) => {
        const others = [...before].filter((other) => other !== group)
        return new Set(isOpen ? [...others, group] : others)
      }),
    openFor: (wanted) => setGroups((before) => new Set([...before, ...groupsOf(wanted)])),
    openOnly: (wanted) => setGroups(groupsOf(wanted)),
  }
}

function groupsOf(names: readonly MeasuredName[]): ReadonlySet<Group> {
  return new Set(GROUPS.filter((group) => names.some((name) => MEASURED[name].group === group)))
}
