import { createT } from '#lib/i18n/t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import en from '../../../public/locales/en/professionals.json' with { type: 'json' }
import es from '../../../public/locales/es/professionals.json' with { type: 'json' }

// Not through `messagesOf`, which would bundle the texts of every page into the function.
const TEXTS = { es, en }

type Named = {
  client: { locale: Locale }
  professional: Parameters<typeof professionalName>[0]
}

/** What the professional is called where their client reads it, in the client's language. */
export function nameOf({ client: { locale }, professional }: Named): string {
  return professionalName(professional, createT({ professionals: TEXTS[locale] }, locale))
}
