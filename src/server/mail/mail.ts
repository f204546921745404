import type { ProfessionalType } from '#lib/professionals/types.ts'

/** Every mail that the site sends, with the data of its template; `name` is null when not given. */
export type Mail =
  | { template: 'confirm-email'; data: ConfirmEmailData }
  | { template: 'reset-password'; data: { name: string | null; token: string } }
  /** For an account created by an admin: its first password. */
  | { template: 'set-password'; data: { name: string | null; token: string } }
  | { template: 'password-changed'; data: { name: string | null } }
  | { template: 'account-deleted'; data: { name: string | null } }

/** Contains nothing typed in the sign-up form: the recipient may be somebody else. */
export type ConfirmEmailData = {
  token: string
  /** What the confirmation makes public. */
  profession: ProfessionalType | null
  /** Time of the sign-up and its expiry, ISO 8601. Mails queued before migration 0013 lack both. */
  signedUpAt?: string
  until?: string
  /** Browser and system as `findDevice` names them; null when unknown. */
  device?: string | null
}

export type Template = Mail['template']
