import type { AstroI18nextConfig } from 'astro-i18next'
import { DEFAULT_LOCALE, LOCALES } from './src/lib/i18n/locales.ts'

const config: AstroI18nextConfig = {
  defaultLocale: DEFAULT_LOCALE,
  locales: [...LOCALES],
  // Its own setup reaches pages alone, and not an endpoint that is asked before any: `page-t.ts` sets up i18next.
  load: [],
}

export default config
