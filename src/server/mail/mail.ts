import type { ProfessionalType } from '#lib/professionals/types.ts'

/** Every mail that the site sends, with what its template needs; `name` is null for who has given none. */
export type Mail =
  /** `profession` says what becomes public by it. */
  | {
      template: 'confirm-email'
      data: { name: string | null; token: string; profession: ProfessionalType | null }
    }
  | { template: 'reset-password'; data: { name: string | null; token: string } }
  /** For an account that an admin made: its first password. */
  | { template: 'set-password'; data: { name: string | null; token: string } }
  | { template: 'password-changed'; data: { name: string | null } }
  | { template: 'account-deleted'; data: { name: string | null } }

export type Template = Mail['template']
