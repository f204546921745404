import type { Addressee } from '#lib/contact/draft.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** What the contact sheet is opened with. */
export type ContactOptions = {
  locale: Locale
  to: readonly Addressee[]
  /** The portrait of the only addressee. */
  avatarUrl?: string | null
}
