import { isCurrent, type Purposes } from '#lib/consent/choice.ts'
import { recordConsent } from '#lib/consent/calls.ts'
import { COOKIE_REVISION } from '#lib/consent/revision.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { $cookieChoice } from '#stores/cookie-choice.ts'

/** Keeps a choice about cookies, which applies at once, and has the server record it. */
export function choose(purposes: Purposes, locale: Locale): void {
  $cookieChoice.set({
    necessary: true,
    ...purposes,
    revision: COOKIE_REVISION,
    at: new Date().toISOString(),
    browserId: $cookieChoice.get()?.browserId ?? crypto.randomUUID(),
    recorded: false,
  })
  // For page scripts that do not load the store (`embeds.client.ts`).
  dispatchEvent(new Event('cookie-choice'))
  void recordChoice(locale)
}

/**
 * Sends the choice of this browser to the server unless it has it. Failing is silent: the choice applies anyway, and
 * the next page sends it again.
 */
export async function recordChoice(locale: Locale): Promise<void> {
  const choice = $cookieChoice.get()
  if (!isCurrent(choice) || choice.recorded) return
  const { browserId, analytics, personalization, revision } = choice
  const { send } = await import('./data/send.ts')
  const body = { browserId, revision, analytics, personalization, locale }
  const result = await send(recordConsent, { body })
  // By now another choice may have been made, here or in another tab.
  const now = $cookieChoice.get()
  if (result.ok && now?.at === choice.at) $cookieChoice.set({ ...now, recorded: true })
}
