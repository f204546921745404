import { useAddress } from '#client/address/use-address.ts'
import { HEALTH } from './address.ts'
import { useCentre } from './centre.tsx'
import { kindOf, KINDS, type Kind } from '#client/health/kinds.ts'

/** The kind whose chart is open: that of the address, otherwise the first one that has values; null without values. */
export function useOpenKind(): Kind | null {
  const { overview } = useCentre()
  const { chart } = useAddress(HEALTH)
  const there = new Set(overview.measures.map(({ measure }) => kindOf(measure)))
  const kinds = KINDS.filter((kind) => there.has(kind))
  return kinds.find((kind) => kind === chart) ?? kinds[0] ?? null
}
