import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { commands } from './tests/component/support/commands.ts'
import { publicFiles } from './tests/component/support/public-files.ts'
import { CHROMIUM } from './tests/support/chromium.ts'

export default defineConfig({
  // Not Vite's own cache, which a development server running beside the tests uses.
  cacheDir: '.cache/vitest',
  test: {
    // Much of what they do is to wait, for a database or for a time-out; left alone, Vitest spares a core besides.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'db/**/*.test.ts'],
          // To load what they import takes longer than most files: they share a process.
          isolate: false,
          // Some run the linters, which takes seconds on a small machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: 'tests/support/global-database.ts',
          setupFiles: 'tests/support/own-process.ts',
          // To load the server takes longer than most files: they share a process, which each leaves as it found it.
          isolate: false,
          // How long a test may hang, not how fast it is.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        plugins: [tailwindcss(), publicFiles],
        // `publicFiles` serves it: Vite refuses to import from it, and the texts are there.
        publicDir: false,
        define: { __SEED__: 'true', __TEXTS__: '"test"' },
        // All packages at once, before the first test: a package found later would reload the page under a test.
        optimizeDeps: {
          entries: ['src/{islands,ui,dev}/**/*.tsx', 'tests/component/**/*.{ts,tsx}'],
          include: ['react/jsx-dev-runtime', 'react-dom/client', 'axe-core', 'fflate'],
        },
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          // To load what they import takes longer than most files: they share a page, which each leaves as it found it.
          isolate: false,
          // They keep the processor busy themselves: with one more than cores all of them take longer.
          maxWorkers: availableParallelism(),
          setupFiles: ['tests/component/support/setup.ts'],
          // Generous: a module is transformed when it is first asked for.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            ui: false,
            commands,
            provider: playwright({
              launchOptions: {
                executablePath: CHROMIUM,
                args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
              },
              contextOptions: {
                locale: 'es-ES',
                timezoneId: 'Europe/Madrid',
                reducedMotion: 'reduce',
                permissions: ['clipboard-read', 'clipboard-write'],
              },
              actionTimeout: 20_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'dev',
          include: ['tests/dev/*.test.ts'],
          globalSetup: 'tests/dev/global-server.ts',
          // The first page waits until Vite has transformed what all pages need.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // The production build, which is served before, by requests.
          name: 'site',
          include: ['tests/site/*.test.ts'],
          // One file after the other: an article that one publishes is in what another compares.
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
