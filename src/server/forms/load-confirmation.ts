import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { dependencies } from '#server/composition.ts'
import { getPreferences } from '#server/newsletter/preferences.ts'
import { requireConfirmable } from '#server/newsletter/require-confirmable.ts'
import type { FormPage } from './form-page.ts'
import { loadByToken, type TokenLoad } from './load-by-token.ts'
import { confirmSubscriptionEndpoint } from './newsletter-endpoints.ts'
import { submitForm, type Refused } from './submit-form.ts'

/** The page of the link that confirms: where to go on, the button, or what came of it. */
export type ConfirmationPage =
  | { redirect: string }
  | { redirect?: never; state: 'ready' | 'done'; load: TokenLoad<unknown> }
  | { redirect?: never; state: 'refused'; refused: Refused }

/** Shows the button that confirms a subscription, or presses it. Opening the page uses nothing up. */
export async function loadConfirmation(page: FormPage, locale: Locale): Promise<ConfirmationPage> {
  const deps = dependencies()
  if (page.request.method === 'POST') {
    const refused = await submitForm(page, confirmSubscriptionEndpoint, (fields) => ({
      token: fields.get('token'),
    }))
    if (!refused.ok) return { state: 'refused', refused }
    const query = new URLSearchParams({ done: '1', token: refused.output.token })
    return { redirect: `${localizedPath(PATHS.newsletterConfirm, locale)}?${query.toString()}` }
  }
  if (page.url.searchParams.has('done')) {
    return { state: 'done', load: await loadByToken(page, (token) => getPreferences(deps, token)) }
  }
  return {
    state: 'ready',
    load: await loadByToken(page, (token) => requireConfirmable(deps, token)),
  }
}
