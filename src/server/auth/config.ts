import type { AuthConfig } from '@auth/core'
import Credentials from '@auth/core/providers/credentials'
import type { SessionId, UserId } from '#lib/ids.ts'
import { authCookies } from './cookies.ts'
import { AUTH_SETTINGS } from './settings.ts'

/** Runs Auth.js on a request: through auth-astro in a page, and as it is in tests. */
export type RunAuth = (request: Request, config: FullConfig) => Promise<Response>
type FullConfig = Omit<AuthConfig, 'raw'> & { prefix: string }

type Begun = { userId: UserId; sessionId: SessionId }

type RequestParts = {
  secret: string
  siteUrl: string
  /** How long the cookie may live from now, in seconds. */
  maxAge: number
  /** Begins a session for who signs in; null when the caller has refused, and knows why. */
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
      // An exception here would take the cookie away, so nothing is looked up. What a client sends to be
      // merged into the token (trigger "update") is left out: the token holds these three and no more.
      jwt: ({ token }) =>
        begun
          ? { sub: begun.userId, sid: begun.sessionId, auth_time: Math.floor(Date.now() / 1_000) }
          : { sub: token.sub ?? '', sid: token['sid'], auth_time: token['auth_time'] },
      redirect: () => siteUrl,
    },
  }
}
