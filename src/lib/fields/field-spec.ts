import type { Locale } from '#lib/i18n/locales.ts'

export type Option = readonly [value: string, label: string, lang?: Locale]

/** What is known of whoever chooses a password. */
export type PasswordOwner = { email: string; names: readonly string[] }

type About = {
  label: string
  help?: string
  /** Puts the help below the control, small, for what is filled in often. */
  helpBelow?: boolean
  /** Whether a form cannot be sent without it. */
  required?: boolean
  autoComplete?: string
}

type Kind =
  /** A text of one line. */
  | {
      kind: 'text' | 'email' | 'tel' | 'url' | 'number'
      max?: number
      min?: number
      placeholder?: string
    }
  /** A day, its limits as `2026-11-20`. */
  | { kind: 'date'; min?: string; max?: string }
  /** The strength of a new one is shown; it may be repeated in a second field. */
  | {
      kind: 'password'
      use?: 'current' | 'new' | 'repeated'
      /** Whose a new one is to be, without a session: it must not consist of this. */
      owner?: PasswordOwner
    }
  /** A text of several lines, with a count of its characters. */
  | { kind: 'paragraph'; max: number; rows?: number; placeholder?: string }
  /** One of several; `none` is the text of choosing none. */
  | { kind: 'select'; options: readonly Option[]; none?: string }
  /** One of several, or some of them, all visible. */
  | { kind: 'one' | 'some'; options: readonly Option[] }
  /** Yes or no. */
  | { kind: 'box' }
  /** Texts that are added one by one. */
  | { kind: 'list' }
  | { kind: 'languages' }

/** A field of a form as data: what it is called, how it is entered, and its limits. The schema has its rules. */
export type FieldSpec = About & Kind
