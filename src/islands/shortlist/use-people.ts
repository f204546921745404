import { useEffect, useState } from 'react'
import { useReads } from '#client/data/use-reads.ts'
import { useStored } from '#client/use-stored.ts'
import { ProfessionalId } from '#lib/ids.ts'
import { getProfessional } from '#lib/professionals/calls.ts'
import type { ProfessionalProfile } from '#lib/professionals/schemas.ts'
import { withoutSaved } from '#lib/shortlist/shortlist.ts'
import { $shortlist } from '#stores/shortlist.ts'

export type People = {
  /** Those who are loaded, in the order of saving. */
  shown: ProfessionalProfile[]
  isLoading: boolean
  hasFailed: boolean
  /** How many were on the list and are no longer public; they have been removed from it. */
  gone: number
  retry: () => void
  remove: (id: string) => void
}

const remove = (id: string) => $shortlist.set(withoutSaved($shortlist.get(), id))

/** The saved people as they are now, read through the public API. */
export function usePeople(): People {
  const saved = useStored($shortlist)
  const [gone, setGone] = useState<readonly string[]>([])
  const reads = useReads(
    getProfessional,
    saved.map(({ id }) => ({ params: { id: ProfessionalId.parse(id) } })),
  )
  const isGone = reads.map(({ error }) => error?.code === 'NOT_FOUND')
  const found = saved.map(({ id }) => id).filter((id, index) => isGone[index] && !gone.includes(id))
  if (found.length > 0) setGone([...gone, ...found])
  useEffect(() => {
    for (const id of gone) remove(id)
  }, [gone])
  const failed = reads.filter(({ isError }, index) => isError && !isGone[index])
  return {
    shown: reads.flatMap(({ data }) => data ?? []),
    isLoading: reads.some(({ isPending }) => isPending),
    hasFailed: failed.length > 0,
    gone: gone.length,
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
    remove,
  }
}
