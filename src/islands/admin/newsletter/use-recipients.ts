import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import { countRecipients } from '#lib/admin/newsletter/calls.ts'
import { type Recipients } from '#lib/admin/newsletter/schemas.ts'
import type { EditionContent } from '#lib/admin/newsletter/edition.ts'

/** How many would get an edition now; counted anew whenever somebody looks. */
export function useRecipients({
  languages,
  interests,
}: Pick<EditionContent, 'languages' | 'interests'>): {
  recipients: Recipients | undefined
  isError: boolean
  retry: () => unknown
} {
  const query = { languages: languages.join(','), interests: interests.toSorted().join(',') }
  const { data, isError, refetch } = useRead(countRecipients, { query }, KEEP_PREVIOUS)
  return { recipients: data, isError, retry: refetch }
}
