import { useLayoutEffect } from 'react'
import { changed, FILTERS, listParams } from '#lib/professionals/list-filters.ts'
import { LIST_QUERY, readListQuery, type ListQuery } from '#lib/professionals/list-query.ts'
import { queryRecord } from '#lib/http/query.ts'

/** The filter form of a list page; the order select outside of it belongs to it too. */
export const FILTERS_ID = 'filters'

/** What stands in the native controls, which hydration leaves as they are. */
function readForm(): URLSearchParams {
  const form = document.getElementById(FILTERS_ID)
  if (!(form instanceof HTMLFormElement)) return new URLSearchParams()
  const choices = [...new FormData(form)].filter(
    (choice): choice is [string, string] => typeof choice[1] === 'string',
  )
  return new URLSearchParams(choices)
}

/** Takes over what was chosen before React arrived: the first touch is often the choice itself. */
export function useEarlyChoices(query: ListQuery, show: (params: URLSearchParams) => void) {
  // In the very task in which React takes the controls over, so that no choice is lost between the two.
  useLayoutEffect(() => {
    // A page that was asked for with filters shows those; its controls are not the reader's choices.
    const asked = readListQuery(query.professional, new URLSearchParams(location.search)).query
    if (listParams(asked).size > 0) return
    const early = readForm()
    let wanted: ListQuery = query
    for (const name of [...FILTERS, 'sort'] as const) {
      const value = early.get(name) ?? ''
      if (value === '' || value === wanted[name]) continue
      const params = changed(wanted, name, value)
      const parsed = LIST_QUERY[query.professional].safeParse(queryRecord(params))
      if (parsed.success) wanted = parsed.data
    }
    if (wanted !== query) show(changed(wanted, 'page', 1))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what was there at the start
  }, [])
}
