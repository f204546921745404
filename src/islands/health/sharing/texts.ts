import { loadSharedTexts, type SharedTexts } from '#islands/health-shared/texts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import type { PartProps } from '../kit/part.tsx'

/** The texts of this part, loaded with it: its own, the words that are agreed to, and those of what professionals see. */
export type SharingTexts = Pick<Texts, 'healthSharing' | 'sharing'> & SharedTexts
export type SharingProps = PartProps<SharingTexts>
export type SharingT = Translate<SharingTexts>

const LOADERS = {
  es: () =>
    Promise.all([
      import('../../../../public/locales/es/healthSharing.json'),
      import('../../../../public/locales/es/sharing.json'),
    ]),
  en: () =>
    Promise.all([
      import('../../../../public/locales/en/healthSharing.json'),
      import('../../../../public/locales/en/sharing.json'),
    ]),
} satisfies Record<Locale, unknown>

export async function loadTexts(locale: Locale): Promise<SharingTexts> {
  const [own, shared] = await Promise.all([LOADERS[locale](), loadSharedTexts(locale)])
  const [{ default: healthSharing }, { default: sharing }] = own
  return { healthSharing, sharing, ...shared }
}
