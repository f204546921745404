import type { APIRoute } from 'astro'
import { localizedPath } from '#lib/i18n/locales.ts'
import { localeFromParam } from '#lib/site/static-paths.ts'

export const prerender = false

/** `/register` redirects to the sign-up tab of `/auth`, with its query. */
export const GET: APIRoute = ({ params, url, redirect, rewrite }) => {
  const locale = localeFromParam(params['locale'])
  if (!locale) return rewrite('/404')
  const query = new URLSearchParams(url.searchParams)
  query.set('mode', 'register')
  return redirect(`${localizedPath('/auth', locale)}?${query}`, 302)
}
