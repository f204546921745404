import { useStore } from '@nanostores/react'
import { atom, onMount } from 'nanostores'

/** The tabs of the specification, in the address as `?tab=`; without one the overview is open. */
export const TABS = [
  'profile',
  'data',
  'records',
  'professional-history',
  'authorizations',
] as const
export type TabName = (typeof TABS)[number]

const searchNow = () => (typeof location === 'undefined' ? '' : location.search)

/** The query of the address, which back and forward change too. */
const $search = atom(searchNow())
onMount($search, () => {
  // The build has no address.
  if (typeof document === 'undefined') return undefined
  const read = () => $search.set(searchNow())
  read()
  addEventListener('popstate', read)
  return () => removeEventListener('popstate', read)
})

/** Reads the parameters of the address; each is null in the prerendered page. */
export function useParameters(): (name: string) => string | null {
  const search = new URLSearchParams(useStore($search, { ssr: () => '' }))
  return (name) => search.get(name)
}

/** A parameter of the address; null in the prerendered page. */
export const useParameter = (name: string): string | null => useParameters()(name)

/** The open tab; null for the overview. */
export function useTab(): TabName | null {
  const tab = useParameter('tab')
  return TABS.find((name) => name === tab) ?? null
}

/** The parameters of a state of the page. */
export type Parameters = Readonly<Record<string, string | null | undefined>>

/** The query of these parameters and no others, with its `?`; null and undefined leave one out. */
export function searchWith(parameters: Parameters): string {
  const entries = Object.entries(parameters).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

/** The address of this page with these parameters and no others. */
export const addressWith = (parameters: Parameters): string =>
  searchWith(parameters) || location.pathname

/** Puts a parameter into the address without a step of its own for the back button. */
export function setParameter(name: string, value: string): void {
  const search = new URLSearchParams(location.search)
  search.set(name, value)
  history.replaceState(null, '', `?${search}`)
  $search.set(location.search)
}

/** Where the screens of the centre begin. */
export const CENTRE_TOP = 'health-top'

/** Goes to a state of the centre; the back button leads back. What another tab shows is read from its beginning. */
export function goTo(parameters: Parameters): void {
  const tabOf = () => new URLSearchParams(location.search).get('tab')
  const before = tabOf()
  history.pushState(null, '', addressWith(parameters))
  $search.set(location.search)
  if (tabOf() !== before) requestAnimationFrame(showTop)
}

/** Only upwards: a page whose beginning is in view stays where it is. */
function showTop(): void {
  const top = document.getElementById(CENTRE_TOP)
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView()
}
