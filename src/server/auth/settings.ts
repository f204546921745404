import type { AuthConfig } from '@auth/core'

/** Auth.js may log addresses; failures are in the log of the request anyway. */
const SILENT = { error: () => undefined, warn: () => undefined, debug: () => undefined }

/**
 * Settings shared by all requests. `auth.config.ts` passes them to auth-astro; `config.ts` adds what depends on the
 * request and on the environment.
 */
export const AUTH_SETTINGS = {
  prefix: '/auth',
  basePath: '/auth',
  // We build the requests that Auth.js sees from SITE_URL: their host never comes from the client.
  trustHost: true,
  providers: [],
  logger: SILENT,
} satisfies Omit<AuthConfig, 'raw'> & { prefix: string }
