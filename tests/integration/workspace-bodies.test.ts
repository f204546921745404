import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessLog, healthHistory } from '#db/schema/health/index.ts'
import { DISCIPLINE_FIELDS, type DisciplineField } from '#lib/health/discipline.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import type { WrittenSections } from '#lib/workspace/schemas.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  bodyOf,
  insertSection,
  professional,
  share,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const owner = () => suite.owner()

let nora: Client
let leire: Professional
let id: AuthorizationId
beforeEach(async () => {
  ;[leire, nora, id] = await world(suite).physiotherapist('Leire').client().sharesAll().insert()
})

const stored = async () => ({
  sections: await owner().select().from(healthHistory).where(eq(healthHistory.userId, nora.id)),
  log: await owner().$count(accessLog, eq(accessLog.ownerId, nora.id)),
})
const NOTES = { notes: { version: 0, text: 'Prefiere las mañanas' } }

/** Each field of another discipline, by who must not write it. */
const FOREIGN = PROFESSIONAL_TYPES.flatMap((type) =>
  PROFESSIONAL_TYPES.filter((other) => other !== type).flatMap((other) =>
    DISCIPLINE_FIELDS[other].map((field): [string, DisciplineField] => [type, field]),
  ),
)

describe('another discipline’s section', () => {
  test.each(FOREIGN)('a %s does not write %s', async (type, field) => {
    const one = await professional(suite, { type: type as 'trainer' })
    const authorization = await share(owner(), nora, one)
    for (const section of PROFESSIONAL_TYPES)
      await insertSection(owner(), nora.id, { section, content: { [field]: 'before' } })
    const before = await stored()
    const value = field === 'pain_level' ? 1 : field === 'last_update' ? '2026-11-01' : 'x'
    const own = { trainer: 'progress', nutritionist: 'meal_plan', physiotherapist: 'session_notes' }
    const content = { [own[type as 'trainer']]: 'mine', [field]: value }
    const body = { discipline: { version: 1, content }, ...NOTES }
    const refused = await errorOf(await one.save(authorization, body))
    expect(refused).toEqual({
      ...{ status: 400, code: 'INVALID_INPUT' },
      fields: { [`discipline.content.${field}`]: 'unknown' },
    })
    expect(await stored()).toEqual(before)
  })
})

describe('a body that says more', () => {
  const discipline = { version: 1, content: { pain_level: 1 } }

  test.each<[string, unknown]>([
    ['a section', { ...NOTES, trainer: { version: 1, content: { progress: 'x' } } }],
    ['basics', { ...NOTES, basics: { version: 1, content: { pastInjuries: 'x' } } }],
    ['whose section it is', { discipline: { ...discipline, section: 'trainer' } }],
    ['a profession', { discipline, type: 'trainer', professionalType: 'trainer' }],
    ['a client', { discipline, clientUserId: 'x', userId: 'x' }],
    ['an author', { discipline: { ...discipline, updatedBy: 'x', updatedByName: 'x' } }],
    ['an unknown field', { discipline: { version: 1, content: { pain: 1 } } }],
    ['a prototype', JSON.parse('{"notes":{"version":0,"text":"x","__proto__":{"a":1}}}')],
    ['nothing', {}],
    ['an array', [{ discipline }]],
    ['null', { discipline: null }],
    ['a text as content', { discipline: { version: 1, content: 'x' } }],
    ['an array as content', { discipline: { version: 1, content: [] } }],
    ['no version', { discipline: { content: {} } }],
    ['a version as text', { notes: { version: '1', text: 'x' } }],
    ['half a version', { notes: { version: 0.5, text: 'x' } }],
    ['a negative version', { notes: { version: -1, text: 'x' } }],
    ['a version beyond the column', { notes: { version: 2 ** 31, text: 'x' } }],
    ['a number as text', { notes: { version: 0, text: 1 } }],
    ['null as text', { notes: { version: 0, text: null } }],
    ['a NUL', { notes: { version: 0, text: 'a\u0000b' } }],
    ['half a character', { notes: { version: 0, text: 'a\ud800' } }],
    ['notes without an end', { notes: { version: 0, text: 'x'.repeat(5001) } }],
    [
      'a text without an end',
      { discipline: { version: 1, content: { session_notes: 'x'.repeat(2001) } } },
    ],
    ...[11, -1, 4.5, '4', true, [], {}].map((pain_level): [string, unknown] => [
      `pain of ${JSON.stringify(pain_level)}`,
      { discipline: { version: 1, content: { pain_level } } },
    ]),
  ])('%s is refused, and changes nothing', async (_, body) => {
    await insertSection(owner(), nora.id, { section: 'physiotherapist', content: {} })
    const before = await stored()
    const refused = await errorOf(await leire.save(id, body))
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(await stored()).toEqual(before)
  })

  test('what looks like SQL or HTML is a text', async () => {
    const text = `'); drop table users; -- <img src=x onerror=alert(1)> \${1} $1 \\u0000 {{x}}`
    const { notes } = await bodyOf<WrittenSections>(leire.save(id, { notes: { version: 0, text } }))
    expect(notes?.content).toEqual({ notes: text })
  })
})
