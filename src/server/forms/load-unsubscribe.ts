import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { Unsubscribed } from '#lib/newsletter/schemas.ts'
import { PATHS } from '#lib/site/routes.ts'
import { dependencies } from '#server/composition.ts'
import { toAppError } from '#server/failure.ts'
import { requireSameOrigin } from '#server/http/origin.ts'
import { getUnsubscribable } from '#server/newsletter/unsubscribe.ts'
import type { FormPage } from './form-page.ts'
import { linkRefused, loadByToken, type LinkFailed } from './load-by-token.ts'
import { unsubscribeEndpoint } from './newsletter-endpoints.ts'
import { readOneClick } from './read-form.ts'
import { callAsPage, countSubmission, refused } from './submit-form.ts'

/** The page of the links that unsubscribe: where to go on, what the link ends, or why that failed. */
export type UnsubscribePage =
  | { redirect: string }
  | ({ redirect?: never; state: 'ready'; done: boolean } & Unsubscribed)
  | LinkFailed

/**
 * Shows a button that ends the mails of a kind, or one that takes it back, or presses them. One-click unsubscriptions of
 * mail providers (RFC 8058) need no origin: the token in the address is the authority, and cookies are not read.
 */
export async function loadUnsubscribe(page: FormPage, locale: Locale): Promise<UnsubscribePage> {
  if (page.request.method !== 'POST') return shown(page)
  let typed: URLSearchParams
  try {
    await countSubmission(page, unsubscribeEndpoint)
    typed = await readOneClick(page.request)
    if (!isOneClick(typed)) requireSameOrigin(page.request, dependencies().siteOrigin)
  } catch (error) {
    return linkRefused(refused(page, toAppError(error), new URLSearchParams()))
  }
  const oneClick = isOneClick(typed)
  const token = (oneClick ? page.url.searchParams : typed).get('token') ?? ''
  const undo = !oneClick && typed.get('undo') === '1'
  const submitted = await callAsPage(page, unsubscribeEndpoint, { typed, body: { token, undo } })
  if (!submitted.ok) return linkRefused(submitted)
  if (oneClick) return shown(page)
  const query = new URLSearchParams({ token, done: '1' }).toString()
  return { redirect: `${localizedPath(PATHS.unsubscribe, locale)}?${query}` }
}

const isOneClick = (fields: URLSearchParams) => fields.get('List-Unsubscribe') === 'One-Click'

async function shown(page: FormPage): Promise<UnsubscribePage> {
  const load = await loadByToken(page, (token) => getUnsubscribable(dependencies(), token))
  if (load.state === 'failed') return load
  return { state: 'ready', done: page.url.searchParams.has('done'), ...load.data }
}
