import type { Database } from '#db/client.ts'
import { notePassword } from '#db/queries/sessions.ts'
import handler from '#functions/admin-articles.ts'
import access from '#functions/admin.ts'
import type { OpenArticle, SavedArticle } from '#lib/admin/articles/schemas.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import { forgetPassword, makeUser, PASSWORD, sessionOf } from './accounts.ts'
import { newAddress } from './account-api.ts'
import { SITE } from './call-function.ts'

/** What a whole article says. */
export const FIELDS: ArticleEdit = {
  title: 'Volver a correr',
  excerpt: 'Qué hacer, y en qué orden.',
  content: '## Qué es\n\nUn **dolor** bajo la rótula.',
  tags: ['training'],
  isFeatured: false,
  cover: null,
  coverAlt: '',
  translation: null,
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An admin with a session, who calls the endpoints of articles. */
export async function editor(db: Database) {
  const user = await makeUser(db, { role: 'admin' })
  const { cookie, sessionId } = await sessionOf(db, user)
  await notePassword(db, sessionId)
  const send = (method: Method, address: string, body?: unknown) => {
    const request = new Request(`${SITE}${address}`, {
      method,
      headers: { origin: SITE, 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const called = address === '/api/admin/password' ? access : handler
    return called(request, { ip: newAddress(), requestId: 'request-0123' })
  }
  const call = (method: Method, path: string, body?: unknown) =>
    send(method, `/api/admin/articles${path}`, body)
  /** The answer of a call that has to succeed. */
  const done = async <T>(response: Promise<Response>): Promise<T> => {
    const answer = await response
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const get = (id: string) => done<OpenArticle>(call('GET', `/${id}`))
  const create = (title: string, locale = 'es') =>
    done<SavedArticle>(call('POST', '', { title, locale }))
  const save = (saved: SavedArticle, changes: Partial<ArticleEdit> = {}) =>
    done<SavedArticle>(
      call('PATCH', `/${saved.id}`, {
        version: saved.version,
        article: { ...saved.fields, ...changes },
      }),
    )
  const change = ({ id, version }: SavedArticle, to: string, at?: Date) =>
    done<SavedArticle>(
      call('POST', `/${id}/state`, { to, version, ...(at && { at: at.toISOString() }) }),
    )
  return {
    ...{ user, send, call, done, get, create, save, change },
    /** A whole article that is not public. */
    draft: async (changes: Partial<ArticleEdit> = {}, locale = 'es') => {
      const fields = { ...FIELDS, ...changes }
      return save(await create(fields.title, locale), fields)
    },
    confirmPassword: () => done(send('POST', '/api/admin/password', { password: PASSWORD })),
    /** As if it had never been given. */
    forgetPassword: () => forgetPassword(db, sessionId),
  }
}
export type Editor = Awaited<ReturnType<typeof editor>>
