import type { PhotoTexts } from '#islands/photo/photo.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts sent to the browser: only those that the sign-in and sign-up screens show. */
export type AuthTexts = Pick<Texts, 'auth' | 'fields'>
export type AuthT = Translate<AuthTexts>

/** Sign-up also names specialities, goals and modalities. */
export type SignUpTexts = AuthTexts & PhotoTexts & Pick<Texts, 'professionals'>
export type SignUpT = Translate<SignUpTexts>
