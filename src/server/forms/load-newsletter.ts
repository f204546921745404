import { randomUUID } from 'node:crypto'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import {
  EMPTY_NEWSLETTER_FORM,
  subscriptionOf,
  type NewsletterForm,
} from '#lib/newsletter/newsletter-form.ts'
import type { NewsletterFigures } from '#lib/newsletter/figures.ts'
import { problemsOf } from '#lib/newsletter/problem-of.ts'
import { PATHS } from '#lib/site/routes.ts'
import { dependencies } from '#server/composition.ts'
import { newsletterFigures } from '#server/newsletter/newsletter-figures.ts'
import { loadForPage } from '#server/pages/load.ts'
import type { FormPage } from './form-page.ts'
import { subscribeEndpoint } from './newsletter-endpoints.ts'
import { submitForm, type Refused } from './submit-form.ts'

/** The newsletter's page: where to go on, or the form, or that a mail was sent. */
export type NewsletterPage =
  | { redirect: string }
  | { redirect?: never; form: NewsletterForm; asked: boolean; figures: NewsletterFigures }

/** Shows the form of the newsletter, or submits it. */
export async function loadNewsletter(page: FormPage, locale: Locale): Promise<NewsletterPage> {
  if (page.request.method !== 'POST') {
    const form = { ...EMPTY_NEWSLETTER_FORM, key: randomUUID() }
    return { form, asked: page.url.searchParams.get('done') === 'asked', ...(await figures()) }
  }
  const submitted = await submitForm(page, subscribeEndpoint, (fields) => ({
    ...subscriptionOf(fields),
    locale,
  }))
  if (submitted.ok) return { redirect: `${localizedPath(PATHS.newsletter, locale)}?done=asked` }
  return { form: formOf(submitted), asked: false, ...(await figures()) }
}

function formOf({ code, fields, typed }: Refused): NewsletterForm {
  const { email, name, interests } = subscriptionOf(typed)
  return {
    key: randomUUID(),
    values: { email, name: name ?? '', interests },
    problems: problemsOf(code, fields),
  }
}

/** The page does not depend on its figures. */
async function figures(): Promise<{ figures: NewsletterFigures }> {
  const { data } = await loadForPage(() => newsletterFigures(dependencies()))
  return { figures: data ?? { subscribers: null, perWeek: null } }
}
