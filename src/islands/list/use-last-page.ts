import { useEffect } from 'react'
import { replace } from '#client/address/here.ts'
import { hrefOfList } from './href-of-list.ts'

/** The query strings of this page view whose page was corrected. */
const corrected = new Set<string>()

/** Of a list: its path, the query string of the page, and the page that the server answered with. */
type Shown = { path: string; search: string; asked: number; answered: number | undefined }

/**
 * A page beyond the end is answered with the last one: so says the address, too. The rest of the address stays as it is, and
 * with it what else is said to be ignored.
 *
 * @returns whether the page of the address is not the one that was asked for
 */
export function useLastPage({ path, search, asked, answered }: Shown): boolean {
  const last = answered !== undefined && answered < asked ? answered : undefined
  useEffect(() => {
    if (last === undefined) return
    const params = new URLSearchParams(search)
    if (last === 1) params.delete('page')
    else params.set('page', String(last))
    corrected.add(params.toString())
    replace(hrefOfList(path, params))
  }, [last, path, search])
  return last !== undefined || corrected.has(search)
}
