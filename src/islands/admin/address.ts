import { addressWith, goTo, useParameters, type Parameters } from '#islands/health/kit/use-tab.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { AREAS, isArea, type Area } from './areas.ts'

export { goTo, useParameters }

/** The address of an area: videos have a page of their own. */
export function areaPath(area: Area, locale: Locale): string {
  if (area === 'videos') return localizedPath(PATHS.adminVideos, locale)
  return `${localizedPath(PATHS.admin, locale)}?tab=${area}`
}

/** The open area of `/admspace`. */
export function useArea(): Area {
  const tab = useParameters()('tab')
  return isArea(tab) && tab !== 'videos' ? tab : AREAS[0]
}

const now = (): Parameters => Object.fromEntries(new URLSearchParams(location.search))

/** Where the page is, with other values for some parameters; null leaves one out. */
export const goWith = (changes: Parameters): void => goTo({ ...now(), ...changes })

/** The address of the same. */
export const hrefWith = (changes: Parameters): string => addressWith({ ...now(), ...changes })
