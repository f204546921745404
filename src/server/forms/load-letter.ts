import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { SenderSignUp } from '#lib/accounts/sign-up.ts'
import type { Addressee } from '#lib/contact/draft.ts'
import {
  LETTER_FIELDS,
  messageOfLetter,
  problemsOfLetter,
  type Letter,
} from '#lib/letters/letter.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { makeChallenge } from '#server/challenge/challenge.ts'
import { dependencies } from '#server/composition.ts'
import { getRecipient } from '#server/contact/get-recipient.ts'
import { getSender, type Sender } from '#server/contact/get-sender.ts'
import { answerWith, loadForPage } from '#server/pages/load.ts'
import type { FormPage } from './form-page.ts'
import {
  checkEmailEndpoint,
  contactProfessionalEndpoint,
  signUpEndpoint,
} from './letter-endpoints.ts'
import { outcomeParameter, readOutcome } from './sent-parameter.ts'
import { callAsPage, readSubmission, refused, submitForm, type Refused } from './submit-form.ts'

/** What became of a letter: its tracking code, or that it waits for the confirmation of an address. */
type Outcome = { code: string } | { waits: true }
type Shown = { state: 'form'; letter: Letter } | ({ state: 'sent'; to: Addressee } & Outcome)

/** The page of a letter: where to go on, what was sent, the form, or why there is none. */
export type LetterPage = { state: 'redirect'; to: string } | { state: 'missing' | 'down' } | Shown

/** Shows the form to write to the professional that the query names, or sends it. */
export async function loadLetter(page: FormPage, locale: Locale): Promise<LetterPage> {
  const deps = dependencies()
  const { searchParams } = page.url
  const load = await loadForPage(async () => ({
    to: await getRecipient(deps, searchParams.get('id') ?? ''),
    sender: await getSender(deps, { actor: await deps.readActor(page.request) }),
  }))
  answerWith(page.response, load)
  if (load.status !== 200) return { state: load.status === 404 ? 'missing' : 'down' }
  const { to, sender } = load.data
  const signedIn = sender.email !== ''
  if (page.request.method === 'POST') {
    const submitted = await (signedIn ? sendSignedIn(page, to) : signUpWith(page, locale, to))
    if ('ok' in submitted) return { state: 'form', letter: refusedLetter(to, signedIn, submitted) }
    const text = 'code' in submitted ? submitted.code : WAITS
    const sent = outcomeParameter(deps.secret, 'letter-sent', text)
    const query = new URLSearchParams({ id: to.id, sent })
    return { state: 'redirect', to: `${localizedPath(PATHS.contactProfessional, locale)}?${query}` }
  }
  const sent = readOutcome(deps.secret, 'letter-sent', searchParams.get('sent') ?? '')
  if (sent === null) return { state: 'form', letter: newLetter(to, signedIn, sender) }
  return { state: 'sent', to, ...(sent === WAITS ? { waits: true } : { code: sent }) }
}

/** In the place of a code. */
const WAITS = 'waits'

async function sendSignedIn(page: FormPage, { id }: Addressee): Promise<Outcome | Refused> {
  const submitted = await submitForm(
    page,
    contactProfessionalEndpoint,
    (typed) => ({ ...messageOfLetter(typed), objective: typed.get('objective') ?? '' }),
    { id },
  )
  return submitted.ok ? { code: submitted.output.items[0]!.code } : submitted
}

/** The message goes with a short sign-up, as from the contact sheet. */
async function signUpWith(
  page: FormPage,
  locale: Locale,
  to: Addressee,
): Promise<Outcome | Refused> {
  const typed = await readSubmission(page, checkEmailEndpoint)
  if ('ok' in typed) return typed
  const body = signUpOf(typed, locale, to)
  const challenge = { token: typed.get('token') ?? '', answer: Number(typed.get('answer')) }
  // Everything, before the sum is used up.
  const { error } = z.safeParse(SenderSignUp, { ...body, pass: '' })
  const fields = {
    ...(error && fieldProblems(error.issues, body, 'form')),
    ...(!typed.get('answer')?.trim() && { answer: 'required' }),
  }
  if (Object.keys(fields).length > 0)
    return refused(page, { code: 'INVALID_INPUT', fields, retryAfter: undefined }, typed)
  const { email, password } = body
  const checked = await callAsPage(page, checkEmailEndpoint, {
    typed,
    body: { email, password, challenge },
  })
  if (!checked.ok) return checked
  const { pass } = checked.output
  if (pass === null) {
    return refused(
      page,
      { code: 'EMAIL_TAKEN', fields: { email: 'taken' }, retryAfter: undefined },
      typed,
    )
  }
  const made = await callAsPage(page, signUpEndpoint, { typed, body: { ...body, pass } })
  return made.ok ? { waits: true } : made
}

function signUpOf(typed: URLSearchParams, language: Locale, { id }: Addressee) {
  const agrees = typed.has('agrees')
  return {
    userType: 'sender' as const,
    email: typed.get('email') ?? '',
    password: typed.get('password') ?? '',
    language,
    acceptTerms: agrees,
    isOldEnough: agrees,
    contact: {
      ...messageOfLetter(typed),
      to: [{ id, objective: typed.get('objective') ?? '' }],
    },
  }
}

function newLetter(to: Addressee, signedIn: boolean, sender: Sender): Letter {
  return {
    ...freshLetter(to, signedIn),
    values: { ...sender, objective: '', message: '' },
    problems: {},
    failure: null,
  }
}

function refusedLetter(
  to: Addressee,
  signedIn: boolean,
  { code, fields, retryAfter, typed }: Refused,
): Letter {
  const values = Object.fromEntries(LETTER_FIELDS.map((name) => [name, typed.get(name) ?? '']))
  const problems = problemsOfLetter(fields, typed)
  return {
    ...freshLetter(to, signedIn),
    // Every field was assigned.
    values: values as Letter['values'],
    problems,
    failure: Object.keys(problems).length > 0 ? null : { code, retryAfter },
  }
}

/** Each challenge can be answered once. */
const freshLetter = (to: Addressee, signedIn: boolean) => ({
  to,
  challenge: signedIn ? null : makeChallenge(dependencies().secret),
  key: randomUUID(),
})
