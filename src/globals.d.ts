/** The minified text of `src/layouts/head.inline.js`, put in by astro.config.mjs. */
declare const __HEAD_SCRIPT__: string
/** The minified text of `src/layouts/auth.inline.js`, likewise. */
declare const __AUTH_SCRIPT__: string
/** The minified text of `src/layouts/head.inline.css`, likewise. */
declare const __HEAD_STYLE__: string

/** `auth-astro/server`, by the name that astro.config.mjs gives it. */
declare module 'virtual:auth-astro' {
  import type { AuthConfig } from '@auth/core'
  import type { APIContext } from 'astro'

  type Answer = (context: Pick<APIContext, 'cookies' | 'request'>) => Promise<Response>
  /** Auth.js for Astro: what it sets goes to Astro's cookies. */
  export function AstroAuth(config: Omit<AuthConfig, 'raw'> & { prefix: string }): {
    GET: Answer
    POST: Answer
  }
}

/** Where page views are counted (`ANALYTICS_PATH`); empty, as delivered: nowhere. */
declare const __ANALYTICS_PATH__: string
/** Whether this build has the screen that creates test data (`isSeedBuilt`). */
declare const __SEED__: boolean
/** The version of the texts in `public/locales` (`textsVersion`). */
declare const __TEXTS__: string

/** The answers to what the head script has asked for, by address, until they are taken (src/client/request.ts). */
// eslint-disable-next-line no-var -- only `var` declares what globalThis has
declare var firstCalls: Map<string, Promise<Response>> | undefined
