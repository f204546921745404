import { useLayoutEffect } from 'react'
import { changed, countryOf, FILTERS, listParams } from '#lib/professionals/list-filters.ts'
import { LIST_QUERY, readListQuery, type ListQuery } from '#lib/professionals/list-query.ts'
import { queryRecord } from '#lib/http/query.ts'

/** The id of a list's filter form; the order select outside of it belongs to it, too. */
export const FILTERS_ID = 'filters'

/** The values of the native controls, which hydration keeps. */
function readForm(): URLSearchParams {
  const form = document.getElementById(FILTERS_ID)
  if (!(form instanceof HTMLFormElement)) return new URLSearchParams()
  const choices = [...new FormData(form)].filter(
    (choice): choice is [string, string] => typeof choice[1] === 'string',
  )
  const early = new URLSearchParams(choices)
  // A search applies on leaving the field: while it is focused its text may be incomplete.
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) early.delete(activeElement.name)
  return early
}

/**
 * Applies choices made before hydration: the interaction that triggers it is often the choice itself.
 *
 * @param rendered the query that the page was rendered with: controls that still match it are ignored
 */
export function useEarlyChoices(rendered: ListQuery, show: (params: URLSearchParams) => void) {
  // In a layout effect, in the same task as the hydration, so that no change is lost in between.
  useLayoutEffect(() => {
    const { professional } = rendered
    const asked = readListQuery(professional, new URLSearchParams(location.search)).query
    const early = readForm()
    const fields = { ...rendered, country: countryOf(rendered) }
    let wanted: ListQuery = asked
    for (const name of [...FILTERS, 'sort'] as const) {
      const value = early.get(name)
      // A disabled control has no value, nor has a search that is being typed.
      if (value === null || value === (fields[name] ?? '')) continue
      if (value === wanted[name]) continue
      const parsed = LIST_QUERY[professional].safeParse(queryRecord(changed(wanted, name, value)))
      if (parsed.success) wanted = parsed.data
    }
    if (listParams(wanted).toString() !== listParams(asked).toString()) {
      show(changed(wanted, 'page', 1))
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the initial values
  }, [])
}
