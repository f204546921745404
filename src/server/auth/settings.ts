import type { AuthConfig } from '@auth/core'

/** What Auth.js would print may hold addresses; what goes wrong is in the log of the request. */
const SILENT = { error: () => undefined, warn: () => undefined, debug: () => undefined }

/**
 * What is the same for every request. `auth.config.ts` gives it to auth-astro; what depends on the request
 * and on the environment is added in `config.ts`.
 */
export const AUTH_SETTINGS = {
  prefix: '/auth',
  basePath: '/auth',
  // The requests that Auth.js sees are made by us, from SITE_URL: their host is not the sender's word.
  trustHost: true,
  providers: [],
  logger: SILENT,
} satisfies Omit<AuthConfig, 'raw'> & { prefix: string }
