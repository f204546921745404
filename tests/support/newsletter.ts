import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { newsletterSubscriptions } from '#db/schema/index.ts'
import handler from '#functions/newsletter.ts'
import { mailedToken, newEmail } from './account-api.ts'
import { postJson } from './post-json.ts'

type Options = Parameters<typeof postJson>[3]

/** The newsletter's API and rows, in a database. */
export function newsletterOf(db: () => Database) {
  const call = (what: string, body: unknown, options?: Options) =>
    postJson(handler, `/api/newsletter${what}`, body, options)
  const subscribe = (email: string, changes: Record<string, unknown> = {}, options?: Options) =>
    call('', { email, locale: 'es', ...changes }, options)
  const linkTo = (email: string) => mailedToken(db(), email, 'newsletter-confirm')
  const confirm = (token: string) => call('/confirm', { token })

  async function subscriptionOf(email: string) {
    const [row] = await db()
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email))
    return row
  }

  /** A confirmed subscriber, and the token of their links. */
  async function subscriber(email = newEmail()) {
    await subscribe(email)
    const answer = await confirm(await linkTo(email))
    const { token } = (await answer.json()) as { token: string }
    return { email, token }
  }
  return { call, subscribe, linkTo, confirm, subscriptionOf, subscriber }
}
