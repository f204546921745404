import type { AstroI18nextConfig } from 'astro-i18next'
import { DEFAULT_LOCALE, LOCALES } from './src/lib/i18n/locales.ts'
import { DEFAULT_NAMESPACE, NAMESPACES } from './src/lib/i18n/namespaces.ts'

/** astro-i18next writes this into the pages without escaping quotes: names and paths only, no texts. */
const config: AstroI18nextConfig = {
  defaultLocale: DEFAULT_LOCALE,
  locales: [...LOCALES],
  namespaces: [...NAMESPACES],
  defaultNamespace: DEFAULT_NAMESPACE,
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
