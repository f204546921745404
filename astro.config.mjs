import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import netlify from '@astrojs/netlify'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import i18next from 'astro-i18next'
import { defineConfig, fontProviders, passthroughImageService } from 'astro/config'
import { transformSync } from 'esbuild'
import { contentPolicy } from './scripts/build/content-policy.ts'
import { ownCaches } from './scripts/build/own-caches.ts'
import { ownRoutes } from './scripts/build/own-routes.ts'
import { pageFunctionPlugin } from './scripts/build/page-function-plugin.ts'
import { sitemapItem } from './scripts/build/sitemap-item.ts'
import { textsVersion } from './scripts/build/texts-version.ts'
import { functionsPlugin } from './scripts/dev/functions-plugin.ts'
import { uiPage } from './src/dev/ui-page.ts'
import { clientDirectives } from './src/directives/integration.ts'
import { PREFETCH_RULES } from './src/layouts/prefetch-rules.ts'
import { isSeedBuilt } from './src/lib/admin/seed-built.ts'
import { siteUrlOf } from './src/lib/site/site-url.ts'

/** Code that stands in pages themselves, and runs before they are painted: in the head of every page, and in /auth. */
const inline = (name, options) =>
  transformSync(readFileSync(`./src/layouts/${name}`, 'utf8'), {
    minify: true,
    ...options,
  }).code.trim()
const hashOf = (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`
const headScript = inline('head.inline.js', { target: 'es2022' })
const authScript = inline('auth.inline.js', { target: 'es2022' })
const headStyle = inline('head.inline.css', { loader: 'css' })

/**
 * What islands are made of, in one file: React, what draws icons, their root, texts and address, the controls that most
 * have, and faces and scores. Apart they weigh half as much again.
 */
const FRAMEWORK = {
  name: 'framework',
  test: /\/node_modules\/((react|react-dom|scheduler|@nanostores\/react)\/|lucide-react\/dist\/esm\/(?!icons\/(?!(chevron-(down|left|right)|clock|search|x)\.)))|\/src\/(client\/(address\/(here|link)|island\/(island|root|moved-nodes|fallen-focus)|problem\/boundary|professionals\/(rating-line|score-parts)|texts\/use-t|use-hydrated)|ui\/(button|busy-dots|empty-state|field|field-notes|portrait|pulse|select|skeleton|text-input))\b/,
}

/** What the first script of a page needs to load the others. */
const LOAD = { name: 'load', test: /vite\/preload-helper|\/src\/client\/when-idle\b/ }

/**
 * What scripts without a framework share, in one file: each module apart is a request, compresses badly, and is named in
 * the preload list of every script that loads it.
 */
const BASE = {
  name: 'base',
  test: /\/node_modules\/nanostores\/|\/src\/(client\/(element|record-choice|texts\/load-t)|stores\/(cookie-choice|storage|stored)|lib\/(consent\/choice|stored\/format|contact\/tracking-code|format\/date|i18n\/(locales|t|per-locale)|one-of|professionals\/(professional-name|types)|site\/routes)|ui\/(cx|button-class))\b/,
}

export default defineConfig({
  site: siteUrlOf(process.env),
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  adapter: netlify({ imageCDN: false, devFeatures: false }),
  integrations: [
    react(),
    i18next(),
    clientDirectives(),
    sitemap({
      // On demand, because of their forms, or of the rows that they show; like the build's own pages otherwise.
      customPages: ['/articles', '/contact', '/newsletter', '/video-library'].flatMap((path) =>
        [path, `/en${path}`].map((url) => new URL(url, siteUrlOf(process.env)).href),
      ),
      serialize: sitemapItem,
      filter: (page) =>
        !/\/(auth|forgot-password|offline|reset-password|profile(\/\w+)?|professional-clients|professional-dashboard|admspace|admin\/videos|health|search|shortlist)$/.test(
          page,
        ),
    }),
    ownCaches(),
    ownRoutes(),
    uiPage(),
  ],
  // No page changes a picture, and what could weighs 19 MB in the function of on-demand pages.
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            weight: '200 800',
            style: 'normal',
            src: [
              '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
            ],
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font-figtree',
      // It may arrive after the first paint: swapped in then, it would move what is read.
      display: 'optional',
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            weight: '300 900',
            style: 'normal',
            src: ['@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'],
          },
        ],
      },
    },
  ],
  security: {
    // What changes something asks for JSON from our own origin by itself (src/server/http/origin.ts), and says so.
    checkOrigin: false,
    csp: contentPolicy(process.env, {
      scripts: [headScript, authScript, PREFETCH_RULES].map(hashOf),
      style: hashOf(headStyle),
    }),
  },
  vite: {
    resolve: {
      // The part of auth-astro that answers. Its integration would add a virtual module, as here, and an
      // endpoint, which we have; written in TypeScript, it can neither be loaded by Node nor pass our checks.
      alias: {
        'virtual:auth-astro': 'auth-astro/server',
        'auth:config': fileURLToPath(new URL('./auth.config.ts', import.meta.url)),
      },
    },
    plugins: [tailwindcss(), functionsPlugin(), pageFunctionPlugin()],
    define: {
      __HEAD_SCRIPT__: JSON.stringify(headScript),
      __AUTH_SCRIPT__: JSON.stringify(authScript),
      __HEAD_STYLE__: JSON.stringify(headStyle),
      __TEXTS__: JSON.stringify(textsVersion('public/locales')),
      __SEED__: JSON.stringify(isSeedBuilt(process.env)),
      __ANALYTICS_PATH__: JSON.stringify(process.env.ANALYTICS_PATH ?? ''),
    },
    ssr: { noExternal: ['i18next', 'auth-astro'] },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // A group takes along what it needs: the framework comes last, or scripts without it would load it.
                groups: [LOAD, BASE, FRAMEWORK],
              },
            },
          },
        },
      },
    },
  },
})
