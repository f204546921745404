import type { Break } from './break.ts'

/** Pages, layouts, components, texts and the service worker. */
export const PAGES: readonly Break[] = [
  {
    name: 'text-missing',
    file: 'public/locales/en/common.json',
    text: '"openMenu"',
    replacement: '"openMenuu"',
    breaks: 'an English text is missing',
  },
  {
    name: 'search-unnamed',
    file: 'src/components/header.astro',
    text: "        aria-label={t('common.nav.search')}\n",
    replacement: '',
    breaks: 'the search of the header has no name',
  },
  {
    name: 'language-of-page',
    file: 'src/layouts/page.astro',
    text: '  lang={locale}\n',
    replacement: '  lang="es"\n',
    breaks: 'English pages say that they are Spanish',
  },
  {
    name: 'personal-page-indexed',
    file: 'src/layouts/page.astro',
    text: 'const isOffered = isTranslated && !noindex',
    replacement: 'const isOffered = isTranslated',
    breaks: 'a page that must not be indexed offers its translation to search engines',
  },
  {
    name: 'current-page',
    file: 'src/lib/site/places.ts',
    text: "if (href === path) return 'page'",
    replacement: "if (href === `${path}/`) return 'page'",
    breaks: 'the menu does not say which page is open',
  },
  {
    name: 'page-policy',
    file: 'src/middleware.ts',
    text: "if (policy) response.headers.set('content-security-policy', pagePolicy(policy))",
    replacement: "if (!policy) response.headers.set('content-security-policy', pagePolicy(''))",
    breaks: 'a page that is made on demand can be framed',
  },
  {
    name: 'page-headers',
    file: 'src/server/pages/page-function.ts',
    text: '...SECURITY_HEADERS, ',
    replacement: '',
    breaks: 'pages that are made on demand have no security headers',
  },
  {
    name: 'redirect-kept',
    file: 'src/server/pages/page-function.ts',
    text: ', ...NO_STORE }',
    replacement: ' }',
    breaks: 'a page that was not found is kept by caches',
  },
  {
    name: 'frames-allowed',
    file: 'src/lib/http/security-headers.ts',
    text: 'return [...directives, "frame-ancestors \'none\'"].join',
    replacement: 'return [...directives].join',
    breaks: 'pages can be framed by other sites',
  },
  {
    name: 'banner-focus',
    file: 'src/components/consent/banner.ts',
    text: "    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true })\n",
    replacement: '    void hadFocus\n',
    breaks: 'the focus is lost with the question about cookies',
  },
  {
    name: 'worker-stale-pages',
    file: 'src/service-worker/service-worker.ts',
    text: "if (data === 'take-over') void self.skipWaiting()",
    replacement: "if (data === 'take-over-later') void self.skipWaiting()",
    breaks: 'an accepted new version never comes',
  },
  {
    name: 'worker-functions',
    file: 'src/lib/offline/stored-pages.ts',
    text: 'avatars\\/|share\\/)/',
    replacement: 'avatars\\/)/',
    breaks: 'the service worker answers for a function',
  },
]
