import type { ProfessionalType } from '#lib/professionals/types.ts'

/** Every mail that the site sends, with what its template needs; `name` is null for who has given none. */
export type Mail =
  | { template: 'confirm-email'; data: ConfirmEmailData }
  | { template: 'reset-password'; data: { name: string | null; token: string } }
  /** For an account that an admin made: its first password. */
  | { template: 'set-password'; data: { name: string | null; token: string } }
  | { template: 'password-changed'; data: { name: string | null } }
  | { template: 'account-deleted'; data: { name: string | null } }

/** Nothing of it was typed by whoever signed up: the reader may be somebody else. */
export type ConfirmEmailData = {
  token: string
  /** What becomes public by it. */
  profession: ProfessionalType | null
  /** When the sign-up was made, and until when it can be confirmed; ISO 8601. Mails from before 0013 lack both. */
  signedUpAt?: string
  until?: string
  /** Browser and system in words of ours; null when they are not known. */
  device?: string | null
}

export type Template = Mail['template']
