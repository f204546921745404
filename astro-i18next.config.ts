import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { AstroI18nextConfig } from 'astro-i18next'
import { DEFAULT_LOCALE, LOCALES } from './src/lib/i18n/locales.ts'

/** astro-i18next writes this into the pages without escaping quotes: names and paths only, no texts. */
const config: AstroI18nextConfig = {
  defaultLocale: DEFAULT_LOCALE,
  locales: [...LOCALES],
  // Not by `texts.ts`: the integration's own loader cannot import JSON.
  namespaces: readdirSync('public/locales/es').map((file) => basename(file, '.json')),
  defaultNamespace: 'common',
  i18nextServer: {
    // Alone, `fallbackLng` would load nothing but Spanish.
    preload: [...LOCALES],
    fallbackLng: [DEFAULT_LOCALE],
    interpolation: { escapeValue: false },
    returnNull: false,
  },
  i18nextServerPlugins: {
    fsBackend: null,
    bundledBackend: '/src/lib/i18n/bundled-backend.ts',
  },
}

export default config
