import { randomUUID } from 'node:crypto'
import { SITE_OBJECTIVES } from '#lib/contact/objectives.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { isOneOf } from '#lib/one-of.ts'
import { PATHS } from '#lib/site/routes.ts'
import {
  CONTACT_FIELDS,
  messageOf,
  problemsOfFields,
  type ContactForm,
} from '#lib/site-messages/contact-form.ts'
import type { SiteMessageSent } from '#lib/site-messages/schemas.ts'
import { problemOfCode } from '#lib/site-messages/problem-of.ts'
import { makeChallenge } from '#server/challenge/challenge.ts'
import { dependencies } from '#server/composition.ts'
import { getSender } from '#server/contact/get-sender.ts'
import { loadForPage } from '#server/pages/load.ts'
import { siteMessageEndpoint } from './contact-endpoints.ts'
import type { FormPage } from './form-page.ts'
import { readSentParameter, sentParameter } from './sent-parameter.ts'
import { submitForm, type Refused } from './submit-form.ts'

/** The contact page: where to go on, what was sent, or the form. */
export type ContactPage = { redirect: string } | { sent: SiteMessageSent } | { form: ContactForm }

/** @param draft the message that the form begins with */
export async function loadContact(
  page: FormPage,
  locale: Locale,
  draft: string,
): Promise<ContactPage> {
  const { secret } = dependencies()
  if (page.request.method === 'POST') {
    const submitted = await submitForm(page, siteMessageEndpoint, messageOf)
    if (!submitted.ok) return { form: formOfRefused(submitted) }
    const sent = sentParameter(secret, submitted.output)
    return { redirect: `${localizedPath(PATHS.contact, locale)}?${new URLSearchParams({ sent })}` }
  }
  const sent = readSentParameter(secret, page.url.searchParams.get('sent') ?? '')
  return sent ? { sent } : { form: await newForm(page, draft) }
}

async function newForm(page: FormPage, draft: string): Promise<ContactForm> {
  const deps = dependencies()
  // Without the database the form is just not prefilled.
  const { data } = await loadForPage(async () =>
    getSender(deps, { actor: await deps.readActor(page.request) }),
  )
  const objective = page.url.searchParams.get('objective') ?? ''
  return {
    ...freshForm(),
    values: {
      ...(data ?? { name: '', email: '', phone: '' }),
      objective: isOneOf(SITE_OBJECTIVES, objective) ? objective : draft && 'multiple',
      message: draft,
    },
  }
}

function formOfRefused({ code, fields, typed }: Refused): ContactForm {
  const problems = problemsOfFields(fields)
  const values = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, typed.get(name) ?? '']))
  const isMarked = Object.keys(problems).length > 0
  return {
    ...freshForm(),
    // Every field was assigned.
    values: values as ContactForm['values'],
    problems,
    failure: isMarked ? null : problemOfCode(code),
  }
}

/** Each challenge can be answered once. */
const freshForm = () => ({
  challenge: makeChallenge(dependencies().secret),
  key: randomUUID(),
  problems: {},
  failure: null,
})
