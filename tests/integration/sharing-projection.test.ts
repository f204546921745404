import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { findSharedHistory, listSharedRecords } from '#db/queries/health/shared.ts'
import type { healthRecords } from '#db/schema/health/index.ts'
import { withActor } from '#db/with-actor.ts'
import { MEASURE_NAMES, MEASURED_NAMES, MEASURES } from '#lib/health/measures.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { FLAGS, shownFlags } from '#lib/health/flags.ts'
import { projectRecords } from '#lib/sharing/project.ts'
import type { SharedHistory, SharedRecords } from '#lib/sharing/shared.ts'
import { sqlState } from '#server/database-errors.ts'
import { readSharedHistory } from '#server/sharing/read-shared-history.ts'
import { readSharedRecords } from '#server/sharing/read-shared-records.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { FLAG_SETS, nameOfSet } from '#tests/support/flag-sets.ts'
import {
  bodyOf,
  client,
  insertRecord,
  insertSection,
  professional,
  setFlags,
  share,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const owner = () => suite.owner()

/** Every measured column has a value, with decimals that binary fractions do not have. */
const FULL = {
  ...{ weight: 72.55, height: 171.3, bodyFatPercentage: 18.27, waistCircumference: 81.1 },
  ...{ hipCircumference: 97.6, chestCircumference: 98.2, armCircumferenceRelaxed: 30.3 },
  ...{ armCircumferenceContracted: 33.9, thighCircumference: 55.7, calfCircumference: 37.4 },
  ...{ systolicBp: 121, diastolicBp: 79, restingHeartRate: 58, fastingGlucose: 92.07 },
  ...{ hba1c: 5.43, insulinemia: 6.66, totalCholesterol: 189.48, ldlCholesterol: 110.01 },
  ...{ hdlCholesterol: 55.55, triglycerides: 106.29 },
}
const NOTE = 'canary note'

let nora: Client
let leire: Professional
let id: AuthorizationId
/** As the database holds them, newest first. */
let rows: (typeof healthRecords.$inferSelect)[]
beforeAll(async () => {
  ;[leire, nora, id] = await world(suite).trainer().client().sharesAll().insert()
  const insert = (recordDate: string, values: object) =>
    insertRecord(owner(), nora.id, { recordDate, note: NOTE, ...values })
  rows = [
    await insert('2026-11-03', { restingHeartRate: 61 }),
    await insert('2026-11-02', FULL),
    await insert('2026-11-01', { weight: 70, height: 170, totalCholesterol: 200.5 }),
  ]
  await insertSection(owner(), nora.id, {
    section: 'basics',
    content: { chronicDiseases: { asthma: true }, objectives: ['toning'], added: 'later' },
  })
  for (const section of ['trainer', 'nutritionist', 'physiotherapist', 'notes'] as const) {
    await insertSection(owner(), nora.id, { section, content: { text: `of ${section}` } })
  }
})

const asLeire = <T>(work: Parameters<typeof withActor<T>>[2]) => withActor(suite(), leire.id, work)

test('the map of measures and this test know every column', () => {
  expect(Object.keys(FULL).toSorted()).toEqual(MEASURED_NAMES.toSorted())
  expect(MEASURE_NAMES).toHaveLength(25)
  for (const name of MEASURE_NAMES) {
    expect(FLAGS).toContain(MEASURES[name].flag)
    expect([name, rows[1]![name]]).toEqual([name, expect.any(Number)])
  }
})

test('all 512 flag sets × every column: the database shows what may be shown, and hides the rest', async () => {
  for (const allowed of FLAG_SETS) {
    await setFlags(owner(), id, allowed)
    const { answer } = await asLeire((scope) => readSharedRecords(scope, { id }))
    const shown = new Set<string>(shownFlags(allowed))
    // A record without any shown value would tell its day, and that something was measured.
    const visible = rows.filter((row) =>
      MEASURE_NAMES.some((name) => shown.has(MEASURES[name].flag) && row[name] !== null),
    )
    expect([nameOfSet(allowed), answer.items.map(({ id }) => id)]).toEqual([
      nameOfSet(allowed),
      visible.map(({ id }) => id),
    ])
    for (const [n, { values }] of answer.items.entries()) {
      for (const name of MEASURE_NAMES) {
        const expected = shown.has(MEASURES[name].flag) ? visible[n]![name] : undefined
        expect([nameOfSet(allowed), name, values[name]]).toEqual([
          nameOfSet(allowed),
          name,
          expected,
        ])
      }
    }
    // Its twin for previews and the demo says the same.
    expect({ shown: answer.shown, items: answer.items }).toEqual(projectRecords(rows, allowed))
  }
})

test('all 512 flag sets: the history shows weight, height and body mass index by the same rule', async () => {
  const newest = { weight: FULL.weight, height: FULL.height, bmi: rows[1]!.bmi }
  for (const allowed of FLAG_SETS) {
    await setFlags(owner(), id, allowed)
    const { answer } = await asLeire((scope) => readSharedHistory(scope, { id }))
    const shown = shownFlags(allowed)
    const body = Object.fromEntries(
      Object.entries(newest).filter(([flag]) => (shown as string[]).includes(flag)),
    )
    expect([nameOfSet(allowed), answer.body]).toEqual([nameOfSet(allowed), body])
  }
})

test('the preview is the answer of the professional, byte for byte, for many flag sets', async () => {
  // Each takes four calls: every eleventh, and with it every flag on and off.
  for (const allowed of FLAG_SETS.filter((_, n) => n % 11 === 0)) {
    await setFlags(owner(), id, allowed)
    const text = async (answer: Promise<Response>) => (await answer).text()
    expect(await text(nora.preview(id, 'records'))).toBe(await text(leire.records(id)))
    expect(await text(nora.preview(id, 'history'))).toBe(await text(leire.history(id)))
  }
})

test('notes of records, imports and other disciplines are in no answer', async () => {
  await setFlags(owner(), id, FLAG_SETS.at(-1)!)
  const texts = [await (await leire.records(id)).text(), await (await leire.history(id)).text()]
  for (const text of texts) {
    for (const hidden of [NOTE, 'note"', 'importId', 'of nutritionist', 'of physiotherapist'])
      expect(text).not.toContain(hidden)
    expect(text).not.toContain(nora.id)
    expect(text).not.toContain(nora.email)
  }
})

test('the history has basics, age, sex, the own discipline and the shared notes, whatever the flags', async () => {
  await setFlags(owner(), id, FLAG_SETS[0]!)
  const history = await bodyOf<SharedHistory>(leire.history(id))
  const written = { version: 1, updatedAt: expect.any(String) as string, updatedByName: 'Somebody' }
  expect(history).toEqual({
    shown: [],
    clientName: 'Test athlete',
    professionalType: 'trainer',
    age: null,
    gender: null,
    body: {},
    basics: {
      chronicDiseases: { asthma: true },
      pastInjuries: '',
      allergiesIntolerances: '',
      objectives: ['toning'],
    },
    discipline: { ...written, content: { text: 'of trainer' } },
    notes: { ...written, content: { text: 'of notes' } },
    earlier: { discipline: [], notes: [] },
  })
})

test('a client without records or history is an empty answer, not a missing one', async () => {
  const bare = await client(suite)
  const authorization = await share(owner(), bare, leire)
  expect(await bodyOf<SharedRecords>(leire.records(authorization))).toEqual({
    shown: FLAGS,
    items: [],
    next: null,
  })
  expect(await bodyOf<SharedHistory>(leire.history(authorization))).toMatchObject({
    body: { weight: null, height: null, bmi: null },
    basics: null,
    discipline: null,
    notes: null,
    earlier: { discipline: [], notes: [] },
  })
})

test('records come by pages of 50, newest first, without a gap or a repetition', async () => {
  const busy = await client(suite)
  const authorization = await share(owner(), busy, leire, { allowedFields: FLAG_SETS[1]! })
  // Several of one day and of one instant: only the id tells them apart.
  const createdAt = new Date('2026-11-01T10:00:00.123Z')
  for (let n = 0; n < 120; n++) {
    const recordDate = `2026-10-${String(1 + (n % 3)).padStart(2, '0')}`
    await insertRecord(owner(), busy.id, { recordDate, createdAt, weight: 60 + n / 100 })
  }
  const pages: SharedRecords[] = []
  do {
    const after = pages.at(-1)?.next ?? undefined
    const [page, preview] = [
      await (await leire.records(authorization, after)).text(),
      await (await busy.preview(authorization, 'records', after)).text(),
    ]
    expect(preview).toBe(page)
    pages.push(JSON.parse(page) as SharedRecords)
  } while (pages.at(-1)!.next)
  expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 20])
  const items = pages.flatMap((page) => page.items)
  expect(new Set(items.map(({ id }) => id)).size).toBe(120)
  const order = items.map(({ recordDate, id }) => `${recordDate} ${id}`)
  expect(order).toEqual(order.toSorted().reverse())
})

test.each([1, 2, 50])(
  'pages of %i skip what shows nothing: neither a row, nor a gap, nor another page tells of it',
  async (limit) => {
    const [hers, mixed] = [await client(suite), await client(suite)]
    const authorizations = [
      await share(owner(), hers, leire, { allowedFields: FLAG_SETS[1]! }),
      await share(owner(), mixed, leire, { allowedFields: FLAG_SETS[1]! }),
    ]
    for (const recordDate of ['2026-10-02', '2026-10-04', '2026-10-06']) {
      for (const { id } of [hers, mixed])
        await insertRecord(owner(), id, { recordDate, weight: 60 })
    }
    for (const recordDate of ['2026-10-01', '2026-10-03', '2026-10-05', '2026-10-07'])
      await insertRecord(owner(), mixed.id, { recordDate, fastingGlucose: 92 })

    const pagesOf = async (authorization: AuthorizationId) => {
      const pages: SharedRecords[] = []
      do {
        const after = pages.at(-1)?.next
        const query = { limit: String(limit), ...(after && { after }) }
        pages.push(await bodyOf<SharedRecords>(leire.recordsOf(authorization, query)))
      } while (pages.at(-1)!.next)
      return pages.map(({ items }) => items.map(({ recordDate, values }) => [recordDate, values]))
    }
    const [plain, sparse] = await Promise.all(authorizations.map(pagesOf))
    expect(sparse).toEqual(plain)
  },
)

test('the two queries answer nobody but the professional of an active share', async () => {
  const limit = { after: null, limit: 5 }
  for (const actor of [nora.id, (await client(suite)).id, (await professional(suite)).id]) {
    const read = await withActor(suite(), actor, async (scope) => [
      await listSharedRecords(scope, { id, ...limit }),
      await findSharedHistory(scope, id),
    ])
    expect(read).toEqual([[], null])
  }
})

describe('a flag that is not known as true', () => {
  const { glucose: _, ...missing } = FLAG_SETS.at(-1)!
  const broken = [
    ['is missing', missing],
    ['is null', { ...missing, glucose: null }],
    ['is a text', { ...missing, glucose: 'true' }],
    ['is a number', { ...missing, glucose: 1 }],
    ['stands beside an unknown one', { ...missing, glucose: false, everything: true }],
  ] as const
  const store = (allowed: object) =>
    owner().execute(sql`
      update professional_authorizations set allowed_fields = ${JSON.stringify(allowed)}::jsonb
      where id = ${id}`)

  test.each(broken)('is not stored: it %s', async (_name, allowed) => {
    expect(await store(allowed).catch(sqlState)).toBe('23514')
  })

  describe('and were it stored', () => {
    beforeAll(async () => {
      await owner().execute(
        'alter table professional_authorizations drop constraint authorizations_fields',
      )
    })
    test.each(broken)('it would hide: it %s', async (_name, allowed) => {
      await store(allowed)
      const { answer } = await asLeire((scope) => readSharedRecords(scope, { id }))
      expect(answer.items[1]!.values).toMatchObject({ weight: FULL.weight })
      expect(answer.items[1]!.values).not.toHaveProperty('fastingGlucose')
      expect(answer.items[1]!.values).not.toHaveProperty('insulinemia')
      expect(answer.shown).not.toContain('glucose')
    })
  })
})
