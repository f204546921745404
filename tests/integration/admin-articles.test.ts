import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { articles, articleVersions, auditEvents } from '#db/schema/index.ts'
import { ARTICLE_FILES } from '#content/article-files.ts'
import type { Preview } from '#lib/admin/articles/schemas.ts'
import { getArticle } from '#server/articles/get-article.ts'
import { expectHarmless, HOSTILE_MARKDOWN } from '#tests/fixtures/hostile-markdown.ts'
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

const MINUTE = 60_000
/** The full minute that begins so many minutes from the running one. */
const minuteIn = (minutes: number) => new Date((Math.floor(Date.now() / MINUTE) + minutes) * MINUTE)

describe('the address of an article', () => {
  test('is its title without accents, and never changes', async () => {
    const made = await ana.create('¿Nutrición, sueño y… café?')
    expect(made).toMatchObject({ slug: 'nutricion-sueno-y-cafe', state: 'draft', version: 1 })
    const saved = await ana.save(made, { ...FIELDS, title: 'Otro título' })
    expect(saved.slug).toBe('nutricion-sueno-y-cafe')
  })

  test('is new whichever article, row or file of either language, has it', async () => {
    const [file] = ARTICLE_FILES.filter(({ locale }) => locale === 'en')
    const words = file!.slug.replaceAll('-', ' ')
    const made = [await ana.create(words, 'es'), await ana.create(words, 'en')]
    expect(made.map(({ slug }) => slug)).toEqual([`${file!.slug}-2`, `${file!.slug}-3`])
  })

  test('is new for each of five that are created at once', async () => {
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => ana.create('A la vez')))
    expect(made.map(({ slug }) => slug).toSorted()).toEqual([
      'a-la-vez',
      ...[2, 3, 4, 5].map((n) => `a-la-vez-${n}`),
    ])
  })

  test('has a number where its title has the form of an id, each time another', async () => {
    const id = crypto.randomUUID()
    const made = [await ana.create(id), await ana.create(id), await ana.create(id)]
    expect(made.map(({ slug }) => slug)).toEqual([`${id}-2`, `${id}-3`, `${id}-4`])
  })

  test.each([
    ['¡¡¿¿ !!', 'articulo'],
    ['0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11', '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11-2'],
  ])('of the title %j is one that can be opened', async (title, slug) => {
    expect((await ana.create(title)).slug).toBe(slug)
  })
})

describe('a save', () => {
  test('of two editors, the second is refused and changes nothing', async () => {
    const draft = await ana.draft()
    const berto = await editor(db())
    await berto.save(draft, { title: 'De Berto' })
    const late = ana.call('PATCH', `/${draft.id}`, { version: draft.version, article: FIELDS })
    expect(await problemsOf(late)).toEqual([409, 'STALE', {}])
    expect((await ana.get(draft.id)).article).toMatchObject({
      version: draft.version + 1,
      updatedBy: 'Test admin',
      fields: { title: 'De Berto' },
    })
  })

  test('of two at the same moment, one is kept', async () => {
    const draft = await ana.draft()
    const berto = await editor(db())
    const both = await Promise.allSettled([
      ana.save(draft, { title: 'De Ana' }),
      berto.save(draft, { title: 'De Berto' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const kept = await db().select().from(articleVersions)
    expect(kept.filter(({ articleId }) => articleId === draft.id)).toHaveLength(2)
  })

  test.each([
    ['no title', { title: '' }, 'article.title', 'too_short'],
    ['a title with markup', { title: 'Un <b>título</b>' }, 'article.title', 'invalid_characters'],
    ['an excerpt of 161 characters', { excerpt: 'x'.repeat(161) }, 'article.excerpt', 'too_long'],
    ['a text that is too long', { content: 'x'.repeat(60_001) }, 'article.content', 'too_long'],
    ['a tag without a word', { tags: ['yoga', ' '] }, 'article.tags.1', 'required'],
    ['a tag twice', { tags: ['yoga', 'Yoga'] }, 'article.tags.1', 'duplicate'],
    ['a long tag', { tags: ['y'.repeat(41)] }, 'article.tags.0', 'too_long'],
    [
      'a cover without a text',
      { cover: `${'a'.repeat(32)}-10x10` },
      'article.coverAlt',
      'required',
    ],
    ['a cover from elsewhere', { cover: 'https://evil.example/p.png' }, 'article.cover', 'invalid'],
  ])('with %s is refused at its field', async (_name, changes, field, problem) => {
    const draft = await ana.draft()
    const body = { version: draft.version, article: { ...FIELDS, ...changes } }
    const [status, code, fields] = await problemsOf(ana.call('PATCH', `/${draft.id}`, body))
    expect([status, code]).toEqual([400, 'INVALID_INPUT'])
    expect(fields).toMatchObject({ [field]: problem })
  })

  test.each(['slug', 'locale', 'isPublished', 'publishedAt', 'authorId', 'version', 'id'])(
    'cannot set %s',
    async (key) => {
      const draft = await ana.draft()
      const article = { ...FIELDS, [key]: 'es' }
      const answer = await ana.call('PATCH', `/${draft.id}`, { version: draft.version, article })
      expect(answer.status).toBe(400)
    },
  )
})

describe('the states', () => {
  test('a draft is not public; published it is, and taken back it is not, until it is published again', async () => {
    const draft = await ana.draft()
    await expect(publicOne(draft.slug)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const published = await ana.change(draft, 'publish')
    expect(published.state).toBe('published')
    expect(await publicOne(draft.slug)).toMatchObject({ title: FIELDS.title })
    const withdrawn = await ana.change(published, 'withdraw')
    expect(withdrawn).toMatchObject({ state: 'unpublished', publishedAt: published.publishedAt })
    await expect(publicOne(draft.slug)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const again = await ana.change(withdrawn, 'publish')
    expect(again).toMatchObject({ state: 'published', publishedAt: published.publishedAt })
  })

  test('a scheduled one is not public, and a draft again when it is taken back', async () => {
    const draft = await ana.draft()
    const at = minuteIn(60)
    const scheduled = await ana.change(draft, 'schedule', at)
    expect(scheduled).toMatchObject({ state: 'scheduled', publishedAt: at.toISOString() })
    await expect(publicOne(draft.slug)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const later = await ana.change(scheduled, 'schedule', new Date(at.getTime() + 60_000))
    expect(await ana.change(later, 'withdraw')).toMatchObject({ state: 'draft', publishedAt: null })
  })

  test('published needs an excerpt and a text, and keeps them', async () => {
    const empty = await ana.create('Sin texto')
    const publish = { to: 'publish', version: empty.version }
    expect(await problemsOf(ana.call('POST', `/${empty.id}/state`, publish))).toEqual([
      400,
      'INVALID_INPUT',
      { excerpt: 'required', content: 'required' },
    ])
    const published = await ana.change(await ana.draft(), 'publish')
    const body = { version: published.version, article: { ...FIELDS, content: ' \n' } }
    expect(await problemsOf(ana.call('PATCH', `/${published.id}`, body))).toEqual([
      400,
      'INVALID_INPUT',
      { 'article.content': 'required' },
    ])
  })

  test.each([
    ['a minute that is over', minuteIn(-1), 'in_past'],
    ['in two years', minuteIn(2 * 366 * 24 * 60), 'too_late'],
    ['a second within a minute', new Date(minuteIn(60).getTime() + 1_000), 'invalid_date'],
  ])('cannot be scheduled for %s', async (_name, at, problem) => {
    const { id, version } = await ana.draft()
    const answer = ana.call('POST', `/${id}/state`, {
      to: 'schedule',
      version,
      at: at.toISOString(),
    })
    expect(await problemsOf(answer)).toEqual([400, 'INVALID_INPUT', { at: problem }])
  })

  test('do not change over another editor’s save, and not twice', async () => {
    const draft = await ana.draft()
    await (await editor(db())).save(draft, { title: 'De Berto' })
    const late = { to: 'publish', version: draft.version }
    expect(await problemsOf(ana.call('POST', `/${draft.id}/state`, late))).toEqual([
      409,
      'STALE',
      {},
    ])
    const published = await ana.change((await ana.get(draft.id)).article, 'publish')
    const again = { to: 'publish', version: published.version }
    const [status] = await problemsOf(ana.call('POST', `/${draft.id}/state`, again))
    expect(status).toBe(409)
  })
})

describe('a translation', () => {
  test('is linked from either side, seen from both, and unlinked from either', async () => {
    const es = await ana.draft()
    const en = await ana.draft({ title: 'Back to running' }, 'en')
    const linked = await ana.save(es, { translation: en.id })
    expect(linked.twin).toMatchObject({ id: en.id, title: 'Back to running', state: 'draft' })
    const seen = (await ana.get(en.id)).article
    expect(seen).toMatchObject({ fields: { translation: es.id }, twin: { id: es.id } })
    await ana.save(seen, { translation: null })
    expect((await ana.get(es.id)).article).toMatchObject({ twin: null })
  })

  test('is of the other language, and of nothing else', async () => {
    const [one, two] = [await ana.draft(), await ana.draft({ title: 'Dos' })]
    const en = await ana.draft({ title: 'Back to running' }, 'en')
    await ana.save(one, { translation: en.id })
    const link = (translation: string) =>
      problemsOf(
        ana.call('PATCH', `/${two.id}`, {
          version: two.version,
          article: { ...FIELDS, translation },
        }),
      )
    const refused = (problem: string) => [400, 'INVALID_INPUT', { 'article.translation': problem }]
    expect(await link(en.id)).toEqual(refused('duplicate'))
    expect(await link(one.id)).toEqual(refused('invalid'))
    expect(await link('00000000-0000-4000-8000-000000000000')).toEqual(refused('invalid'))
    const { items } = await ana.done<{ items: unknown[] }>(
      ana.call('GET', `/${two.id}/translations`),
    )
    expect(items).toEqual([])
  })
})

describe('deleting', () => {
  test('asks for the password again, and takes everything along', async () => {
    const published = await ana.change(await ana.draft(), 'publish')
    const remove = () => ana.call('DELETE', `/${published.id}`)
    await ana.forgetPassword()
    expect(await problemsOf(remove())).toEqual([403, 'PASSWORD_NEEDED', {}])
    expect(await publicOne(published.slug)).toMatchObject({ slug: published.slug })
    await ana.confirmPassword()
    expect((await remove()).status).toBe(200)
    await expect(publicOne(published.slug)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db().select().from(articleVersions)).toEqual([])
    expect((await remove()).status).toBe(404)
  })
})

describe('hostile Markdown', () => {
  test.each(HOSTILE_MARKDOWN)('%s does nothing in the preview', async (_name, content) => {
    const shown = await ana.done<Preview>(ana.call('POST', '/preview', { locale: 'es', content }))
    expectHarmless(shown.html + shown.sources)
  })

  test('is on the page what it is in the preview, and in neither anything that runs', async () => {
    const content = HOSTILE_MARKDOWN.map(([, markdown]) => markdown).join('\n\n')
    const published = await ana.change(await ana.draft({ content }), 'publish')
    const page = await publicOne(published.slug)
    expectHarmless(page.html + page.sources)
    const shown = await ana.done<Preview>(ana.call('POST', '/preview', { locale: 'es', content }))
    expect([shown.html, shown.sources]).toEqual([page.html, page.sources])
  })

  test('too deep to be parsed is shown as it was written', async () => {
    const content = '>'.repeat(20_000)
    const { html } = await ana.done<Preview>(
      ana.call('POST', '/preview', { locale: 'es', content }),
    )
    expect(html).toMatch(/^<pre>/)
  })
})

test('every act is audited, and nothing of the texts is', async () => {
  const acts = async () =>
    (await db().select().from(auditEvents).where(eq(auditEvents.kind, 'admin'))).map(
      ({ outcome }) => outcome,
    )
  const before = (await acts()).length
  const draft = await ana.draft({ title: 'Zurriburri' })
  const scheduled = await ana.change(draft, 'schedule', minuteIn(1))
  const published = await ana.change(scheduled, 'publish')
  const withdrawn = await ana.change(published, 'withdraw')
  await ana.done(
    ana.call('POST', `/${draft.id}/versions/1/restore`, { version: withdrawn.version }),
  )
  await ana.confirmPassword()
  await ana.done(ana.call('DELETE', `/${draft.id}`))
  expect((await acts()).slice(before)).toEqual([
    'article-created',
    'article-updated',
    'article-scheduled',
    'article-published',
    'article-unpublished',
    'article-restored',
    'password-confirmed',
    'article-deleted',
  ])
  expect(JSON.stringify(await db().select().from(auditEvents))).not.toContain('Zurriburri')
})
