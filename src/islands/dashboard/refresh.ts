import { queryClient } from '#client/query.ts'
import { getAttention, listClients } from '#lib/workspace/calls.ts'
import { listSentQuestionnaires } from '#lib/workspace/questionnaires-calls.ts'

/** What carries no health data, so that reading it anew writes nothing into a client's access log. */
const LISTS: readonly string[] = [getAttention.path, listClients.path, listSentQuestionnaires.path]

/** Whether a read is one of the lists, whatever it is narrowed to. */
export const isList = (address: string): boolean => LISTS.includes(address.split('?')[0] ?? '')

/** Reads the lists on the screen anew, after something was done. Settles when they are there. */
export async function refreshLists(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) => typeof address === 'string' && isList(address),
  })
}
