import { recordChoice } from '#client/record-choice.ts'
import { loadT } from '#client/texts/load-t.ts'
import { isCurrent } from '#lib/consent/choice.ts'
import { localeOfPath } from '#lib/i18n/locales.ts'
import { $cookieChoice } from '#stores/cookie-choice.ts'
import { showBanner } from './banner.ts'
import { openSettings } from './settings.ts'

/** Asks about cookies. Loaded only where there is something to ask or to send. No framework. */

const locale = localeOfPath(location.pathname)

const ready = async () => ({ t: await loadT(locale, 'consent'), locale })

/** Asks who has not answered the current policy; otherwise sends a choice that the server does not have yet. */
export async function ask(): Promise<void> {
  if (!isCurrent($cookieChoice.get())) showBanner(await ready())
  else await recordChoice(locale)
}

/** Opens the settings, from the footer. */
export async function configure(): Promise<void> {
  openSettings(await ready())
}
