import { useEffect, useState } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { canSearch, finderQuery, type FinderChoice } from '#lib/finder/finder.ts'
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
  const asked = useQuiet(choice)
  const [answer, setAnswer] = useState<{ data: ListResponse; choice: FinderChoice }>()
  const { professional = 'trainer' } = asked
  const { data } = useRead(
    listProfessionals,
    { query: finderQuery({ ...asked, professional }) },
    { enabled: canSearch(asked) },
  )
  if (data && data !== answer?.data) setAnswer({ data, choice: asked })
  const isFor = answer?.choice.professional === choice.professional
  if (!answer || !isFor || !canSearch(choice)) return undefined
  return { ...answer.data, choice: answer.choice }
}

/** The choice once it has stayed the same for a moment. */
function useQuiet(choice: FinderChoice): FinderChoice {
  const [quiet, setQuiet] = useState(choice)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(choice), QUIET)
    return () => clearTimeout(timer)
  }, [choice])
  return quiet
}
