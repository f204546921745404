import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { articleDrafts, articles } from '#db/schema/index.ts'
import { getArticle } from '#server/articles/get-article.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { editor, FIELDS, type Editor } from '#tests/support/admin-articles.ts'

const db = accountSuite()
let ana: Editor
beforeEach(async () => {
  await db().delete(articles)
  ana = await editor(db())
})

const publicOne = (slug: string) => getArticle({ db: db() }, { params: { slug } })
const problemsOf = async (response: Promise<Response>) => {
  const { status, code, fields } = await errorOf(await response)
  return [status, code, fields]
}

describe('versions', () => {
  const versionsOf = async (id: string) =>
    (
      await ana.done<{ items: { version: number; title: string; writtenBy: string }[] }>(
        ana.call('GET', `/${id}/versions`),
      )
    ).items

  test('keep what each save replaced; restoring one is a save too', async () => {
    const first = await ana.draft({ title: 'Uno' })
    const second = await ana.save(first, { title: 'Dos', tags: ['sleep'] })
    const kept = await versionsOf(first.id)
    expect(kept.map(({ version, title }) => [version, title])).toEqual([
      [2, 'Uno'],
      [1, 'Uno'],
    ])
    expect(kept[0]).toMatchObject({ writtenBy: 'Test admin' })
    expect(await ana.done(ana.call('GET', `/${first.id}/versions/2`))).toMatchObject({
      title: 'Uno',
      content: FIELDS.content,
    })
    const restored = await ana.done(
      ana.call('POST', `/${first.id}/versions/2/restore`, { version: second.version }),
    )
    expect(restored).toMatchObject({ version: 4, fields: { title: 'Uno', tags: ['training'] } })
    expect((await versionsOf(first.id)).map(({ title }) => title)).toEqual(['Dos', 'Uno', 'Uno'])
  })

  test('are restored over no other editor’s save, and only to something whole where it is public', async () => {
    const published = await ana.change(await ana.draft(), 'publish')
    const path = `/${published.id}/versions/1/restore`
    const [status, code, fields] = await problemsOf(
      ana.call('POST', path, { version: published.version }),
    )
    expect([status, code, fields]).toEqual([
      400,
      'INVALID_INPUT',
      { excerpt: 'required', content: 'required' },
    ])
    const [stale] = await problemsOf(ana.call('POST', path, { version: published.version - 1 }))
    expect(stale).toBe(409)
    const none = `/${published.id}/versions/99`
    expect((await ana.call('GET', none)).status).toBe(404)
  })

  test('are the fifty newest', async () => {
    let saved = await ana.draft()
    for (let n = 0; n < 52; n++) saved = await ana.save(saved, { title: `Título ${n}` })
    const kept = await versionsOf(saved.id)
    expect(kept).toHaveLength(50)
    expect([kept[0]?.version, kept.at(-1)?.version]).toEqual([
      saved.version - 1,
      saved.version - 50,
    ])
  })
})

describe('a draft of an editor', () => {
  const typed = { ...FIELDS, title: 'A medias', content: '' }
  const keep = (who: Editor, id: string, baseVersion: number) =>
    who.done<{ savedAt: string }>(who.call('PUT', `/${id}/draft`, { baseVersion, fields: typed }))

  test('is offered to that editor alone, changes nothing public, and is gone after the save', async () => {
    const published = await ana.change(await ana.draft(), 'publish')
    const { savedAt } = await keep(ana, published.id, published.version)
    expect(await ana.get(published.id)).toMatchObject({
      article: { version: published.version, fields: { title: FIELDS.title } },
      draft: { fields: typed, baseVersion: published.version, savedAt },
    })
    expect((await (await editor(db())).get(published.id)).draft).toBeNull()
    expect(await publicOne(published.slug)).toMatchObject({ title: FIELDS.title })
    await ana.save(published, { title: 'Entero' })
    expect((await ana.get(published.id)).draft).toBeNull()
  })

  test('is replaced by the next, deleted when it is given up, and with its article', async () => {
    const draft = await ana.draft()
    await keep(ana, draft.id, draft.version)
    await keep(ana, draft.id, draft.version)
    expect(await db().select().from(articleDrafts)).toHaveLength(1)
    await ana.done(ana.call('DELETE', `/${draft.id}/draft`))
    expect((await ana.get(draft.id)).draft).toBeNull()
    await keep(ana, draft.id, draft.version)
    await db().delete(articles).where(eq(articles.id, draft.id))
    expect(await db().select().from(articleDrafts)).toEqual([])
    const gone = ana.call('PUT', `/${draft.id}/draft`, { baseVersion: 1, fields: typed })
    expect((await gone).status).toBe(404)
  })
})
