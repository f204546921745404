import { useEffect, useState } from 'react'
import { send } from '#client/data/send.ts'
import { canSearch, type FinderChoice } from '#lib/finder/finder.ts'
import { listProfessionals } from '#lib/professionals/calls.ts'
import type { ListResponse } from '#lib/professionals/schemas.ts'

/** Several answers in a row, such as by the arrow keys, ask once. In ms. */
const QUIET = 150

/** What the list has for a choice. */
export type Answer = Pick<ListResponse, 'items' | 'total' | 'isMore'> & {
  choice: FinderChoice
}

/**
 * The first page of the list that the choice leads to, as soon as it leads to one; the last answer while the next is on its
 * way or when it fails, since the button leads to the list all the same.
 */
export function useAnswer(choice: FinderChoice): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  const { professional, modality, country, city } = choice
  const isAsked = canSearch(choice)
  useEffect(() => {
    if (!professional || !isAsked) return
    const abort = new AbortController()
    const query = {
      professional,
      ...(modality && { type: modality }),
      ...(country && { country }),
      ...(city && { city }),
    }
    const ask = async () => {
      const result = await send(listProfessionals, { query, signal: abort.signal })
      if (result.ok && !abort.signal.aborted) {
        setAnswer({ ...result.data, choice: { professional, modality, country, city } })
      }
    }
    const timer = setTimeout(() => void ask(), QUIET)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [professional, modality, country, city, isAsked])
  return isAsked && answer?.choice.professional === professional ? answer : undefined
}
