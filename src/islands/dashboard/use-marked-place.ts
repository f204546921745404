import { useEffect } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useLocale } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { WORK_PLACES } from '#lib/site/places.ts'
import { PATHS } from '#lib/site/routes.ts'
import { DASHBOARD, type DashboardTab } from './address.ts'

/** The place of professionals that a tab belongs to. */
const PLACE_OF: Record<DashboardTab, string> = {
  questionnaires: PATHS.questionnaires,
  clients: PATHS.clients,
  contacts: PATHS.clients,
  reviews: PATHS.profile,
}

/** Marks in the navigation of professionals the place that the address belongs to; the build marks that of no tab. */
export function useMarkedPlace(): void {
  const locale = useLocale()
  const { tab } = useAddress(DASHBOARD)
  useEffect(() => {
    const current = localizedPath(tab ? PLACE_OF[tab] : PATHS.dashboard, locale)
    const places = WORK_PLACES.map(([href]) => localizedPath(href, locale))
    const links = document.querySelectorAll<HTMLAnchorElement>('header a, #account a, #work-bar a')
    for (const link of links) {
      const href = link.getAttribute('href') ?? ''
      if (href === current) {
        link.setAttribute('aria-current', link.pathname === location.pathname ? 'page' : 'true')
      } else if (places.includes(href)) link.removeAttribute('aria-current')
    }
  }, [tab, locale])
}
