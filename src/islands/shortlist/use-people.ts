import { useEffect, useRef, useState } from 'react'
import { send } from '#client/data/send.ts'
import { useKept } from '#client/use-kept.ts'
import * as professionals from '#lib/professionals/calls.ts'
import type { ProfessionalProfile } from '#lib/professionals/schemas.ts'
import { withoutSaved } from '#lib/shortlist/shortlist.ts'
import { ProfessionalId } from '#lib/ids.ts'
import { $shortlist } from '#stores/shortlist.ts'

type Answer = ProfessionalProfile | 'failed'

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

/** The saved people as they are now, read through the public API. */
export function usePeople(): People {
  const saved = useKept($shortlist)
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const [gone, setGone] = useState(0)
  const asked = useRef(new Set<string>())

  const read = async (id: string) => {
    const params = { id: ProfessionalId.parse(id) }
    const result = await send(professionals.getProfessional, { params })
    if (!result.ok && result.code === 'NOT_FOUND') {
      setGone((count) => count + 1)
      $shortlist.set(withoutSaved($shortlist.get(), id))
    } else {
      setAnswers((known) => new Map(known).set(id, result.ok ? result.data : 'failed'))
    }
  }

  useEffect(() => {
    for (const { id } of saved) {
      if (asked.current.has(id)) continue
      asked.current.add(id)
      void read(id)
    }
  }, [saved])

  const found = saved.map(({ id }) => answers.get(id))
  return {
    shown: found.filter((answer) => answer !== undefined && answer !== 'failed'),
    isLoading: found.includes(undefined),
    hasFailed: found.includes('failed'),
    gone,
    retry: () => {
      for (const [id, answer] of answers) if (answer === 'failed') void read(id)
      setAnswers(new Map([...answers].filter(([, answer]) => answer !== 'failed')))
    },
    remove: (id) => $shortlist.set(withoutSaved($shortlist.get(), id)),
  }
}
