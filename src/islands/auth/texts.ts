import type { PhotoTexts } from '#islands/photo/photo.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** Only the texts that the screens of signing in and up show travel with their pages. */
export type AuthTexts = Pick<Texts, 'auth' | 'fields'>
export type AuthT = Translate<AuthTexts>

/** Signing up also names specialities, goals and ways to work. */
export type SignUpTexts = AuthTexts &
  PhotoTexts & {
    professionals: Pick<Texts['professionals'], 'profession' | 'specialty' | 'goal' | 'modality'>
  }
export type SignUpT = Translate<SignUpTexts>
