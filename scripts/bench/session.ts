import type { BrowserContext } from '@playwright/test'
import type { Database } from '#db/client.ts'
import { sessions } from '#db/schema/index.ts'
import { SESSION_HINT } from '#lib/accounts/session-hint.ts'
import type { SessionId, UserId } from '#lib/ids.ts'
import { env } from '#server/env.ts'
import { sealSession, sessionCookieName } from '#server/sessions/session-cookie.ts'

/** Begins a session of a user. @returns it, and the browser's `Cookie` header */
export async function beginSession(
  db: Database,
  userId: UserId,
): Promise<{ sessionId: SessionId; cookie: string }> {
  const [session] = await db
    .insert(sessions)
    .values({ userId, epoch: 1, device: 'bench' })
    .returning({ id: sessions.id })
  const sessionId = session!.id
  const { SESSION_SECRET: secret, SITE_URL: siteUrl } = env()
  const claims = { sub: userId, sid: sessionId, auth_time: Math.floor(Date.now() / 1_000) }
  const sealed = await sealSession(claims, { secret, siteUrl })
  return { sessionId, cookie: `${sessionCookieName(siteUrl)}=${sealed}` }
}

/** Gives a browser a session, with what tells its pages that there is one. */
export async function bringSession(
  context: BrowserContext,
  url: string,
  cookie: string,
): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([
    { name, value, url },
    { name: SESSION_HINT, value: '1', url },
  ])
}
