import type { KnipConfig } from 'knip'

/** What nothing imports and is used all the same; everything else that is unused is an error. */
const config: KnipConfig = {
  entry: [
    'netlify/functions/*.ts',
    'scripts/*.{ts,mjs}',
    // Named as a text in astro.config.mjs.
    'auth.config.ts',
    // Found by the integration.
    'astro-i18next.config.ts',
    // Named as texts in the integration.
    'src/directives/{form,interaction,stale,tool}.ts',
    // Named as a text in scripts/build/ssr-function.ts.
    'src/server/pages/page-function.ts',
    // Named as a text in scripts/start/build-if-changed.ts.
    'scripts/build/build-process.ts',
    // Named as texts in scripts/build/service-worker.ts.
    'src/service-worker/{service-worker,farewell}.ts',
    // Pages that exist in development only.
    'src/dev/*.astro',
    // Read as text by astro.config.mjs.
    'src/layouts/*.inline.{css,js}',
  ],
  project: ['{src,netlify,db,scripts,tests}/**/*.{ts,tsx,astro,js,mjs,css}', '*.{ts,js,mjs}'],
  'dependency-cruiser': { config: ['.dependency-cruiser*.js'] },
  // The type of a parameter is there for callers, even when none has to name it yet.
  ignoreExportsUsedInFile: { type: true, interface: true },
  // Needed by whoever makes the sounds anew or measures, and installed by them.
  ignoreBinaries: ['ffmpeg', 'openssl'],
  ignoreDependencies: [
    // Run by gates, and by `astro check`.
    'oxlint',
    'oxlint-tsgolint',
    '@astrojs/check',
    // Named as a text in astro.config.mjs.
    'auth-astro',
    // Their files are read by their paths.
    '@fontsource/bricolage-grotesque',
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/figtree',
  ],
}

export default config
