import type { PartProps } from '#islands/health/kit/part.tsx'
import type { RequestTexts } from '#islands/requests/texts.ts'
import type { Locale } from '#lib/i18n/locales.ts'

export type ContactsProps = PartProps<RequestTexts>

const LOADERS = {
  es: () =>
    Promise.all([
      import('../../../../public/locales/es/objectives.json'),
      import('../../../../public/locales/es/professionals.json'),
      import('../../../../public/locales/es/requests.json'),
    ]),
  en: () =>
    Promise.all([
      import('../../../../public/locales/en/objectives.json'),
      import('../../../../public/locales/en/professionals.json'),
      import('../../../../public/locales/en/requests.json'),
    ]),
} as const

/** The texts of contact requests, loaded with this part. */
export async function loadTexts(locale: Locale): Promise<RequestTexts> {
  const [objectives, professionals, requests] = await LOADERS[locale]()
  return {
    objectives: objectives.default,
    professionals: professionals.default,
    requests: requests.default,
  }
}
