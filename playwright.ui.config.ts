import { defineConfig } from '@playwright/test'

const port = Number(process.env['UI_PORT'] ?? 4390)
const browser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Drives the gallery of primitives, built without the site; the site has its own browser tests. */
export default defineConfig({
  testDir: 'tests/ui',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/ui',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/ui.json' }]],
  webServer: {
    command: `vite build -c tests/ui/vite.config.ts && vite preview -c tests/ui/vite.config.ts --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
  projects: [
    {
      name: 'ui',
      use: {
        baseURL: `http://127.0.0.1:${port}/`,
        locale: 'es-ES',
        launchOptions: {
          executablePath: browser,
          args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
        },
      },
    },
  ],
})
