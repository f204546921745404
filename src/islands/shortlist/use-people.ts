import { useEffect, useEffectEvent, useState } from 'react'
import { useReads } from '#client/data/use-read.ts'
import { useKept } from '#client/use-kept.ts'
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
  const saved = useKept($shortlist)
  const [gone, setGone] = useState(0)
  const reads = useReads(
    getProfessional,
    saved.map(({ id }) => ({ params: { id: ProfessionalId.parse(id) } })),
  )
  const isGone = reads.map(({ error }) => error?.code === 'NOT_FOUND')
  const removeGone = useEffectEvent(() => {
    const ids = saved.filter((_, index) => isGone[index]).map(({ id }) => id)
    setGone((before) => before + ids.length)
    for (const id of ids) remove(id)
  })
  const hasGone = isGone.includes(true)
  useEffect(() => {
    if (hasGone) removeGone()
  }, [hasGone])
  const failed = reads.filter(({ isError }, index) => isError && !isGone[index])
  return {
    shown: reads.flatMap(({ data }) => data ?? []),
    isLoading: reads.some(({ isPending }) => isPending),
    hasFailed: failed.length > 0,
    gone,
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
    remove,
  }
}
