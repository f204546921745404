import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM } from './tests/support/chromium.ts'

const { viewport: _, ...desktop } = devices['Desktop Chrome']

/**
 * The browser tests of the production build. Whoever runs them serves the site first, over the demo data,
 * and says where: E2E_BASE_URL, or SITE_URL.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Twice what the longest needs that say nothing else: a busy machine fails no test.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env['E2E_BASE_URL'] ?? process.env['SITE_URL'] ?? 'http://localhost:8888',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // What a worker answers is hidden from routes, and it keeps pages. tests/e2e/offline*.spec.ts allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '*.phone.spec.ts',
      use: { ...desktop, locale: 'es-ES', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: '*.phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
