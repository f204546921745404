import { isProduction } from '#server/env.ts'

/** Whether this process may purge: the platform gives the token to functions that it runs, and to nobody else. */
export const canPurge = (): boolean => Boolean(process.env['NETLIFY_PURGE_API_TOKEN'])

/** Whether something keeps pages and pictures of this site, also where this very process has no token. */
export const hasCdn = (): boolean => canPurge() || isProduction()
