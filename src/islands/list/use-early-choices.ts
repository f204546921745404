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
  const early = new URLSearchParams(choices)
  // A search takes effect when it is left: what is still being typed may be half a word.
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) early.delete(activeElement.name)
  return early
}

/**
 * Takes over what was chosen before React arrived: the first touch is often the choice itself.
 *
 * @param rendered the query that the page was rendered with: a control that says the same is as it was
 */
export function useEarlyChoices(rendered: ListQuery, show: (params: URLSearchParams) => void) {
  // In the very task in which React takes the controls over, so that no choice is lost between the two.
  useLayoutEffect(() => {
    const { professional } = rendered
    const asked = readListQuery(professional, new URLSearchParams(location.search)).query
    const early = readForm()
    let wanted: ListQuery = asked
    for (const name of [...FILTERS, 'sort'] as const) {
      const value = early.get(name)
      // A disabled control has no value, and a search that is being typed none yet.
      if (value === null || value === (rendered[name] ?? '')) continue
      if (value === wanted[name]) continue
      const parsed = LIST_QUERY[professional].safeParse(queryRecord(changed(wanted, name, value)))
      if (parsed.success) wanted = parsed.data
    }
    if (listParams(wanted).toString() !== listParams(asked).toString()) {
      show(changed(wanted, 'page', 1))
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what was there at the start
  }, [])
}
