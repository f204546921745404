import { useAddress } from '#client/address/use-address.ts'
import { useRead } from '#client/data/use-read.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import * as questionnaires from '#lib/questionnaires/calls.ts'
import type { Questionnaire, Questionnaires } from '#lib/questionnaires/schemas.ts'
import { UUID } from '#lib/uuid.ts'
import { HEALTH } from '../kit/address.ts'

type Read = {
  /** A page of all; undefined until it is there. */
  list: Questionnaires | undefined
  /** The one of the address; null where there is none, undefined until that is known. */
  one: Questionnaire | null | undefined
  isError: boolean
  retry: () => void
}

/** What the address shows: a page of all questionnaires, and one of them, which may be on another page. */
export function useQuestionnaires(id: string | null): Read {
  const { page } = useAddress(HEALTH)
  // As the first screen asks, which needs the open ones: it is asked once.
  const query = page === 1 ? {} : { page: String(page) }
  const { data: list, isError, refetch } = useRead(questionnaires.listQuestionnaires, { query })
  const listed = list?.items.find((questionnaire) => questionnaire.id === id)
  const elsewhere = useSingle(list && !listed ? id : null)
  if (list && !listed) return { list, ...elsewhere }
  return { list, one: listed, isError, retry: () => void refetch() }
}

function useSingle(id: string | null): Omit<Read, 'list'> {
  const isId = id !== null && UUID.test(id)
  const { data, error, refetch } = useRead(
    questionnaires.getQuestionnaire,
    { params: { id: id as QuestionnaireId } },
    { enabled: isId },
  )
  const isGone = !isId || error?.code === 'NOT_FOUND'
  return {
    one: isGone ? null : data,
    isError: error !== null && !isGone,
    retry: () => void refetch(),
  }
}
