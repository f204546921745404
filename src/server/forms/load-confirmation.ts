import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { dependencies } from '#server/composition.ts'
import { getPreferences } from '#server/newsletter/preferences.ts'
import { requireConfirmable } from '#server/newsletter/require-confirmable.ts'
import type { FormPage } from './form-page.ts'
import { linkRefused, loadByToken, type LinkFailed } from './load-by-token.ts'
import { confirmSubscriptionEndpoint } from './newsletter-endpoints.ts'
import { submitForm } from './submit-form.ts'

/** The page of the link that confirms: where to go on, the button, or what came of it. */
export type ConfirmationPage =
  | { redirect: string }
  | { redirect?: never; state: 'ready' }
  | { redirect?: never; state: 'done'; email: string }
  | LinkFailed

/** Shows the button that confirms a subscription, or presses it. Opening the page uses nothing up. */
export async function loadConfirmation(page: FormPage, locale: Locale): Promise<ConfirmationPage> {
  const deps = dependencies()
  if (page.request.method === 'POST') {
    const submitted = await submitForm(page, confirmSubscriptionEndpoint, (fields) => ({
      token: fields.get('token'),
    }))
    if (!submitted.ok) return linkRefused(submitted)
    const query = new URLSearchParams({ done: '1', token: submitted.output.token })
    return { redirect: `${localizedPath(PATHS.newsletterConfirm, locale)}?${query.toString()}` }
  }
  if (page.url.searchParams.has('done')) {
    const load = await loadByToken(page, (token) => getPreferences(deps, token))
    return load.state === 'read' ? { state: 'done', email: load.data.email } : load
  }
  const load = await loadByToken(page, (token) => requireConfirmable(deps, token))
  return load.state === 'read' ? { state: 'ready' } : load
}
