import type { AuthConfig } from '@auth/core'
import Credentials from '@auth/core/providers/credentials'
import type { SessionId, UserId } from '#lib/ids.ts'
import { authCookies } from './cookies.ts'
import { AUTH_SETTINGS } from './settings.ts'

/** Runs Auth.js on a request: through auth-astro in a page, directly in tests. */
export type RunAuth = (request: Request, config: FullConfig) => Promise<Response>
type FullConfig = Omit<AuthConfig, 'raw'> & { prefix: string }

type Begun = { userId: UserId; sessionId: SessionId }

type RequestParts = {
  secret: string
  siteUrl: string
  /** Lifetime of the cookie from now, in seconds. */
  maxAge: number
  /** Begins a session; null when the sign-in was refused, with the reason kept by the caller. */
  begin?: () => Promise<Begun | null>
}

/** The configuration of Auth.js for one request. */
export function authConfig({ secret, siteUrl, maxAge, begin }: RequestParts): FullConfig {
  let begun: Begun | null = null
  return {
    ...AUTH_SETTINGS,
    secret,
    useSecureCookies: siteUrl.startsWith('https:'),
    cookies: authCookies(siteUrl),
    session: { strategy: 'jwt', maxAge },
    providers: [
      Credentials({
        credentials: {},
        authorize: async () => {
          begun = (await begin?.()) ?? null
          return begun && { id: begun.userId }
        },
      }),
    ],
    callbacks: {
      // An exception here would clear the cookie, so nothing is looked up. Data that a client sends to be merged into
      // the token (trigger "update") is ignored: the token has these three fields and no more.
      jwt: ({ token }) =>
        begun
          ? { sub: begun.userId, sid: begun.sessionId, auth_time: Math.floor(Date.now() / 1_000) }
          : { sub: token.sub ?? '', sid: token['sid'], auth_time: token['auth_time'] },
      redirect: () => siteUrl,
    },
  }
}
