import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

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
          // Some run the linter with type information, which takes seconds on a small machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: 'tests/support/global-database.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
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
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
