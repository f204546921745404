import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { clientQuestionnaires, questionnaireTemplates } from '#db/schema/health/index.ts'
import { TEMPLATES_MAX, type Template } from '#lib/workspace/questionnaires-schemas.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { bodyOf, client, professional, QUESTIONS, share } from '#tests/support/sharing.ts'
import { asking, keeping, keepTemplate, sending } from '#tests/support/workspace-questionnaires.ts'

const suite = accountSuite()
const owner = () => suite.owner()

let leire: Awaited<ReturnType<typeof professional>>
let shelf: ReturnType<typeof keeping>
beforeEach(async () => {
  leire = await professional(suite)
  shelf = keeping(leire)
})

const MINE = { title: 'La mía', questions: QUESTIONS }
const create = (changes: object = {}) => bodyOf<Template>(shelf.create({ ...MINE, ...changes }))
const titles = async (of = shelf) =>
  (await bodyOf<{ items: Template[] }>(of.list())).items.map(({ title }) => title)
const stored = (of = leire.id) =>
  owner().select().from(questionnaireTemplates).where(eq(questionnaireTemplates.userId, of))

describe('templates', () => {
  test('are kept, read by title, saved and deleted', async () => {
    const response = await shelf.create({ ...MINE, title: '  La mía ' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const mine = await bodyOf<Template>(response)
    expect(mine).toEqual({
      ...{ id: expect.any(String) as string, ...MINE, version: 1 },
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    })
    for (const title of ['zumba', 'Ángulos', 'andar']) await create({ title })
    expect(await titles()).toEqual(['andar', 'Ángulos', 'La mía', 'zumba'])

    const saved = await bodyOf<Template>(
      shelf.update(mine.id, { title: 'La otra', questions: QUESTIONS.slice(1), version: 1 }),
    )
    expect(saved).toMatchObject({ id: mine.id, title: 'La otra', version: 2 })
    expect(saved.questions).toEqual(QUESTIONS.slice(1))
    expect(Date.parse(saved.updatedAt)).toBeGreaterThanOrEqual(Date.parse(mine.updatedAt))

    expect(await bodyOf(shelf.remove(mine.id))).toEqual({ ok: true })
    expect((await shelf.remove(mine.id)).status).toBe(404)
    expect(await titles()).toEqual(['andar', 'Ángulos', 'zumba'])
  })

  test('saved over an older version keep what was saved in between', async () => {
    const { id } = await create()
    const save = (title: string) => shelf.update(id, { ...MINE, title, version: 1 })
    const answers = await Promise.all(['Uno', 'Dos', 'Tres'].map(save))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const lost = answers.find(({ status }) => status === 409)!
    expect(await errorOf(lost)).toMatchObject({ code: 'STALE' })
    const won = answers.findIndex(({ status }) => status === 200)
    expect(await titles()).toEqual([['Uno', 'Dos', 'Tres'][won]])
  })

  test('of one title are one, created or renamed', async () => {
    await create()
    const taken = { status: 409, code: 'CONFLICT', fields: { title: 'taken' } }
    expect(await errorOf(await shelf.create(MINE))).toEqual(taken)
    const other = await create({ title: 'La otra' })
    expect(await errorOf(await shelf.update(other.id, { ...MINE, version: 1 }))).toEqual(taken)
    expect(await titles()).toEqual(['La mía', 'La otra'])
    // Somebody else's are not in the way.
    expect((await keeping(await professional(suite)).create(MINE)).status).toBe(200)
  })

  test('may keep their own title when they are saved', async () => {
    const { id } = await create()
    expect((await shelf.update(id, { ...MINE, version: 1 })).status).toBe(200)
  })

  test('are a hundred at most, however many are created at once', async () => {
    await owner()
      .insert(questionnaireTemplates)
      .values(
        Array.from({ length: TEMPLATES_MAX - 2 }, (_, n) => ({
          ...{ userId: leire.id, title: `Nº ${n}`, questions: QUESTIONS },
        })),
      )
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => shelf.create({ ...MINE, title: `Más ${n}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...[200, 200],
      ...Array<number>(6).fill(409),
    ])
    expect(await errorOf(answers.find(({ status }) => status === 409)!)).toMatchObject({
      ...{ code: 'CONFLICT', fields: { questions: 'too_many' } },
    })
    expect(await stored()).toHaveLength(TEMPLATES_MAX)
  })

  test('created twenty times at once with one key are one', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => shelf.create(MINE, key)))
    const ids = await Promise.all(answers.map(async (one) => (await bodyOf<Template>(one)).id))
    expect(new Set(ids).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  test('that change leave what was sent from them as it was sent', async () => {
    const nora = await client(suite)
    const by = await share(owner(), nora, leire)
    const { id, questions } = await create()
    await asking(leire).send(sending([by], { questions }))
    await shelf.update(id, { title: 'Nueva', questions: QUESTIONS.slice(2), version: 1 })
    await shelf.remove(id)
    const sent = await owner()
      .select()
      .from(clientQuestionnaires)
      .where(eq(clientQuestionnaires.clientUserId, nora.id))
    expect(sent).toMatchObject([{ questions: QUESTIONS }])
  })

  test('of somebody else get the answer of unknown ones, and stay', async () => {
    const other = await professional(suite)
    const foreign = await keepTemplate(owner(), other.id)
    const body = { ...MINE, title: 'Robada', version: 1 }
    for (const call of [shelf.remove, (id: string) => shelf.update(id, body)]) {
      const refused = await errorOf(await call(foreign))
      expect(refused).toEqual(await errorOf(await call(crypto.randomUUID())))
      expect(refused.status).toBe(404)
    }
    expect(await titles()).toEqual([])
    expect(await stored(other.id)).toMatchObject([{ title: 'La mía', version: 1 }])
  })
})

test.each<[string, object, object]>([
  ['no questions', { questions: [] }, { questions: 'required' }],
  ['41 questions', { questions: Array(41).fill(QUESTIONS[0]) }, { questions: 'too_many' }],
  ['no title', { title: '' }, { title: 'required' }],
  ['a long title', { title: 'x'.repeat(121) }, { title: 'too_long' }],
  [
    'markup in a question',
    { questions: [{ type: 'text', text: '<script>' }] },
    { 'questions.0.text': 'invalid_characters' },
  ],
  ['a null character', { title: 'a\u0000b' }, { title: 'invalid_characters' }],
  [
    'another kind',
    { questions: [{ type: 'file', text: 'Sube' }] },
    { 'questions.0.type': 'invalid' },
  ],
  ...['userId', 'id', 'createdAt'].map((name): [string, object, object] => [
    `a given ${name}`,
    { [name]: '00000000-0000-4000-8000-000000000000' },
    { [name]: 'unknown' },
  ]),
])('a template with %s is refused, new and saved', async (_, changes, fields) => {
  const { id } = await create()
  const before = await stored()
  const refused = { status: 400, code: 'INVALID_INPUT', fields }
  const body = { ...MINE, title: 'Otra', ...changes }
  expect(await errorOf(await shelf.create(body))).toEqual(refused)
  expect(await errorOf(await shelf.update(id, { ...body, version: 1 }))).toEqual(refused)
  expect(await stored()).toEqual(before)
})
