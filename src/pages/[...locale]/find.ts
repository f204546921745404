import type { APIRoute } from 'astro'
import { canSearch, finderTarget } from '#lib/finder/finder.ts'
import { queryRecord } from '#lib/http/query.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { readModality } from '#lib/professionals/modality.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { PATHS } from '#lib/site/routes.ts'
import { localeFromParam } from '#lib/site/static-paths.ts'
import { database } from '#server/database.ts'
import { findCity } from '#server/locations/find-city.ts'
import { loadForPage } from '#server/pages/load.ts'

export const prerender = false

/**
 * Where the finder goes without JavaScript: reads its answers and moves on to the list, filtered by the
 * server. The city comes as a name somebody typed; one that is not known is left out.
 */
export const GET: APIRoute = async ({ params, url, redirect, rewrite }) => {
  const locale = localeFromParam(params['locale'])
  if (!locale) return rewrite('/404')
  const answers = queryRecord(url.searchParams)
  const text = (name: string) => {
    const value = answers[name]
    return typeof value === 'string' ? value : undefined
  }
  const professional = text('professional')
  const modality = readModality(text('type') ?? '')
  if (!isProfessionalType(professional) || !canSearch({ professional, modality })) {
    return redirect(`${localizedPath(PATHS.home, locale)}#finder`, 302)
  }
  const online = modality === 'online'
  const given = online ? undefined : text('country')
  // Postgres refuses some texts; what has not the form of a code names no country anyway.
  const country = given && /^[A-Za-z]{2}$/.test(given) ? given.toUpperCase() : undefined
  const name = online ? undefined : text('city')
  const city =
    name && (await loadForPage(() => findCity({ db: database() }, { country, name }))).data
  const [path, query] = finderTarget({
    professional,
    modality,
    country,
    city: city ?? undefined,
  }).split('?')
  return redirect(`${localizedPath(`${path}/search`, locale)}?${query}`, 302)
}
