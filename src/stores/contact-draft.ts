import { readContactDraft, type ContactDraft } from '#lib/contact/draft.ts'
import { stored } from './stored.ts'

/** The unsent message to professionals of this tab; null without one. Forgotten when it is sent, or on signing out. */
export const $contactDraft = stored<ContactDraft | null>('contact-draft', {
  initial: null,
  area: 'sessionStorage',
  read: readContactDraft,
})
