import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from './routes.ts'
import { SITE } from './identity.ts'

type Shortcut = { name: string; description: string; path: string }

/**
 * The web app manifest. The app starts with the tools, because people come back for them, and they work offline.
 *
 * @param shortcuts offered by a long press on the icon; paths without language
 */
export function appManifest(locale: Locale, description: string, shortcuts: Shortcut[]) {
  const here = (path: string) => localizedPath(path, locale)
  return {
    // One app, whichever language it was installed from.
    id: '/',
    name: SITE.name,
    short_name: SITE.shortName,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: here(PATHS.tools),
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf3',
    theme_color: '#00553b',
    categories: ['fitness', 'health', 'sports'],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      {
        src: '/icon-maskable-512.png',
        type: 'image/png',
        sizes: '512x512',
        purpose: 'maskable',
      },
    ],
    shortcuts: shortcuts.map(({ name, description: text, path }) => ({
      name,
      description: text,
      url: here(path),
      icons: [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }],
    })),
  }
}
