import { useCentre } from './centre.tsx'
import { kindOf, KINDS, type Kind } from './kinds.ts'
import { useParameter } from './use-tab.ts'

/** The kind whose chart is open: that of the address, otherwise the first one that has values; null without values. */
export function useOpenKind(): Kind | null {
  const { overview } = useCentre()
  const named = useParameter('chart')
  const there = new Set(overview.measures.map(({ measure }) => kindOf(measure)))
  const kinds = KINDS.filter((kind) => there.has(kind))
  return kinds.find((kind) => kind === named) ?? kinds[0] ?? null
}
