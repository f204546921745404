import { localizedPath, LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { topicsOf } from '#lib/newsletter/newsletter-form.ts'
import { isOneOf } from '#lib/one-of.ts'
import { PATHS } from '#lib/site/routes.ts'
import { dependencies } from '#server/composition.ts'
import { getPreferences } from '#server/newsletter/preferences.ts'
import type { FormPage } from './form-page.ts'
import { linkRefused, loadByToken, type LinkFailed } from './load-by-token.ts'
import { savePreferencesEndpoint } from './newsletter-endpoints.ts'
import { submitForm } from './submit-form.ts'

type Shown = Awaited<ReturnType<typeof getPreferences>>

/** The page where a subscriber chooses topics and language: where to go on, the form, or why it was refused. */
export type PreferencesPage =
  | { redirect: string }
  | { redirect?: never; state: 'ready'; subscription: Shown; saved: boolean }
  | LinkFailed

/** Shows topics and language of a subscription, or saves them. */
export async function loadPreferences(page: FormPage, locale: Locale): Promise<PreferencesPage> {
  if (page.request.method !== 'POST') {
    const load = await loadByToken(page, (token) => getPreferences(dependencies(), token))
    if (load.state === 'failed') return load
    const saved = page.url.searchParams.has('done')
    return { state: 'ready', subscription: load.data, saved }
  }
  const submitted = await submitForm(page, savePreferencesEndpoint, (fields) => {
    const chosen = fields.get('locale') ?? ''
    return {
      token: fields.get('token'),
      interests: topicsOf(fields),
      locale: isOneOf(LOCALES, chosen) ? chosen : locale,
    }
  })
  if (!submitted.ok) return linkRefused(submitted)
  const query = new URLSearchParams({ token: submitted.typed.get('token') ?? '', done: '1' })
  return { redirect: `${localizedPath(PATHS.newsletterPreferences, locale)}?${query.toString()}` }
}
