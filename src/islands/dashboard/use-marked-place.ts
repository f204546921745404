import { useEffect } from 'react'
import { useSearchString } from '#client/address/here.ts'

const tabOf = (search: string) => new URLSearchParams(search).get('tab')

/**
 * Marks in the navigation of professionals which place of this page the address names; the build marks the one without a
 * tab.
 */
export function useMarkedPlace(): void {
  const tab = tabOf(useSearchString())
  useEffect(() => {
    const places = [
      ...document.querySelectorAll<HTMLAnchorElement>('header a, #work-bar a'),
    ].filter(({ pathname }) => pathname === location.pathname)
    const named = places.some(({ search }) => tabOf(search) === tab) ? tab : null
    for (const place of places) {
      if (tabOf(place.search) === named) place.setAttribute('aria-current', 'page')
      else place.removeAttribute('aria-current')
    }
  }, [tab])
}
