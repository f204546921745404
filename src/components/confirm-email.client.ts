import { dropFragment } from '#client/address/drop-fragment.ts'
import { send } from '#client/data/send.ts'
import { refreshSession } from '#client/session-client.ts'
import { showParts } from '#client/show-parts.ts'
import { $demoRecords } from '#stores/demo-records.ts'
import { $session, announce } from '#stores/session.ts'
import { writeText } from '#stores/storage.ts'
import type { Sent } from '#lib/contact/schemas.ts'
import { confirmEmail } from '#lib/confirmation/calls.ts'
import { confirmEmailChange } from '#lib/email-change/calls.ts'
import { localeOfPath, localizedPath } from '#lib/i18n/locales.ts'
import { SENT_CODES } from '#lib/contact/tracking-code.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { hasSessionHint } from '#lib/accounts/session-hint.ts'
import { tokenOf } from '#lib/accounts/link-fragment.ts'

/**
 * Redeems the confirmation link of a sign-up, or of a new address, whose token is in the fragment. In another browser
 * than the one that signed up, or where the account is not signed in, the server requires its password. No framework.
 */

type Outcome =
  | 'working'
  | 'password'
  | 'ownPassword'
  | 'done'
  | 'entered'
  | 'changed'
  | 'invalid'
  | 'notChanged'
  | 'limited'
  | 'failed'

/** The buttons and parts shown with an outcome, besides its sentence. */
const SHOWN: Record<string, readonly Outcome[]> = {
  form: ['password', 'ownPassword'],
  '[data-submit]': ['password', 'ownPassword'],
  '[data-again]': ['password'],
  '[data-retry]': ['limited', 'failed'],
  '[data-sign-in]': ['done', 'changed', 'invalid', 'notChanged'],
  '[data-go-on]': ['entered'],
}

const token = tokenOf(location.hash, 'signup')
const newEmailToken = tokenOf(location.hash, 'email-change')
// Removed from the address bar and the history before anything else can read it.
dropFragment()

const dialog = document.querySelector<HTMLDialogElement>('#confirm')
const title = dialog?.querySelector<HTMLElement>('#confirm-title')
const field = dialog?.querySelector<HTMLInputElement>('#confirm-password')
const complaint = dialog?.querySelector<HTMLElement>('#confirm-password-error')

async function redeem(): Promise<Outcome> {
  const password = field?.value || undefined
  if (newEmailToken !== null) return changeEmail(newEmailToken, password)
  if (token === null) return 'invalid'
  const result = await send(confirmEmail, { body: { token, password } })
  if (result.ok) return confirmed(result.data.items)
  if (result.fields['password']) {
    complain(password === undefined ? undefined : 'wrong')
    return 'password'
  }
  if (result.code === 'RATE_LIMITED') return 'limited'
  return ['TOKEN_INVALID', 'INVALID_INPUT'].includes(result.code) ? 'invalid' : 'failed'
}

/** The new address of an account, whose sessions end with it. */
async function changeEmail(newToken: string, password?: string): Promise<Outcome> {
  const result = await send(confirmEmailChange, {
    body: { token: newToken, password },
  })
  if (result.ok) {
    // Its sessions have ended; another account may be signed in here.
    if ($session.get().signedIn) void refreshSession()
    return 'changed'
  }
  if (result.fields['password']) {
    complain(password === undefined ? undefined : 'wrong')
    return 'ownPassword'
  }
  if (result.code === 'RATE_LIMITED') return 'limited'
  return ['TOKEN_INVALID', 'INVALID_INPUT'].includes(result.code) ? 'notChanged' : 'failed'
}

async function confirmed(items: Sent['items']): Promise<Outcome> {
  const isIn = hasSessionHint(document.cookie)
  if (isIn) await enter()
  if (!showSent(items) && isIn) showTyped()
  return isIn ? 'entered' : 'done'
}

/** The browser that signed up is signed in by the link; its other tabs go on, too. */
async function enter() {
  announce('signed-in')
  const { settleIn } = await import('#client/account/sign-in-here.ts')
  await settleIn()
  // The header began as a visitor's.
  await import('#components/signed-in.client.ts')
}

/** What was written down in the demonstration, before the sign-up, is offered where it belongs. */
function showTyped() {
  if ($demoRecords.get().length === 0) return
  location.assign(localizedPath(PATHS.health, localeOfPath(location.pathname)))
}

/**
 * The messages that waited have been sent: back to the profile where they were written, to their codes.
 *
 * @returns whether there were any
 */
function showSent(items: Sent['items']): boolean {
  const [first] = items
  if (!first) return false
  const profile = profilePath(first.professionalType, first.professionalId)
  // Not in the address, which anybody could make up. Where storage is refused, only the mail has them.
  writeText(SENT_CODES, items.map(({ code }) => code).join(','), 'sessionStorage')
  location.assign(`${localizedPath(profile, localeOfPath(location.pathname))}#sent`)
  return true
}

/** Shows the problem of the password, or clears it. */
function complain(problem: 'wrong' | 'missing' | undefined) {
  if (!complaint || !field) return
  complaint.textContent = problem ? (complaint.dataset[problem] ?? '') : ''
  field.ariaInvalid = problem ? 'true' : null
  field.toggleAttribute('data-invalid', problem !== undefined)
}

/** Focuses what comes next: the password, or the button that leads on. */
function focusNext(outcome: Outcome) {
  if (outcome === 'working') return
  if (!SHOWN['form']?.includes(outcome)) {
    dialog?.querySelector<HTMLElement>('[data-next]:not([hidden])')?.focus()
    return
  }
  field?.focus()
  field?.select()
}

function show(outcome: Outcome) {
  if (!dialog) return
  const text = dialog.querySelector<HTMLElement>(`[data-outcome=${outcome}]`)
  if (title) title.textContent = text?.dataset['title'] ?? ''
  showParts(dialog, '[data-outcome]', ({ dataset }) => dataset['outcome'] === outcome)
  for (const [selector, outcomes] of Object.entries(SHOWN)) {
    showParts(dialog, selector, () => outcomes.includes(outcome))
  }
  focusNext(outcome)
}

let busy = false

async function run() {
  if (busy) return
  busy = true
  // Hiding the form while it is sent would lose the focus.
  if (!field?.value) show('working')
  show(await redeem())
  busy = false
}

dialog?.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault()
  const isEmpty = field?.value === ''
  complain(isEmpty ? 'missing' : undefined)
  if (isEmpty) field.focus()
  else void run()
})
dialog?.querySelector('[data-close]')?.addEventListener('click', () => dialog.close())
dialog?.querySelector('[data-retry]')?.addEventListener('click', () => void run())
dialog?.showModal()
// Not the first button, which closes: nothing is read yet.
title?.focus()
void run()
