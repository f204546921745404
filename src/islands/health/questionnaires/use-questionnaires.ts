import { useAddress } from '#client/address/use-address.ts'
import { useRead } from '#client/data/use-read.ts'
import type { Read } from '#client/problem/loaded.tsx'
import type { QuestionnaireId } from '#lib/ids.ts'
import * as questionnaires from '#lib/questionnaires/calls.ts'
import type { Questionnaire, Questionnaires } from '#lib/questionnaires/schemas.ts'
import { UUID } from '#lib/uuid.ts'
import { HEALTH } from '../kit/address.ts'

type Shown = {
  /** A page of all. */
  list: Questionnaires
  /** The one of the address; null where there is none. */
  one: Questionnaire | null
}

/** What the address shows: a page of all questionnaires, and one of them, which may be on another page. */
export function useQuestionnaires(
  id: string | null,
): Read<Shown> & { list: Questionnaires | undefined } {
  const { page } = useAddress(HEALTH)
  // As the first screen asks, which needs the open ones: it is asked once.
  const query = page === 1 ? {} : { page: String(page) }
  const all = useRead(questionnaires.listQuestionnaires, { query })
  const list = all.data
  const listed = list?.items.find((questionnaire) => questionnaire.id === id)
  const single = useSingle(list && !listed ? id : null)
  if (!list) return { list, data: undefined, error: all.error, refetch: all.refetch }
  const one = listed ?? single.one
  return {
    ...{ list, data: one === undefined ? undefined : { list, one } },
    ...{ error: listed ? all.error : single.error, refetch: single.refetch },
  }
}

function useSingle(id: string | null) {
  const isId = id !== null && UUID.test(id)
  const { data, error, refetch } = useRead(
    questionnaires.getQuestionnaire,
    { params: { id: id as QuestionnaireId } },
    { enabled: isId },
  )
  const isGone = !isId || error?.code === 'NOT_FOUND'
  return { one: isGone ? null : data, error: isGone ? null : error, refetch }
}
