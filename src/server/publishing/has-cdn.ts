import { isProduction } from '#server/env.ts'

/** Whether this process may purge: the platform gives the token only to functions that it runs. */
export const canPurge = (): boolean => Boolean(process.env['NETLIFY_PURGE_API_TOKEN'])

/** Whether a CDN caches this site, also where this process has no token. */
export const hasCdn = (): boolean => canPurge() || isProduction()
