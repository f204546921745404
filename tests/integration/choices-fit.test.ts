import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { professionals } from '#db/schema/index.ts'
import { LANGUAGE_CODES } from '#lib/fields/language-codes.ts'
import { LIST_MAX } from '#lib/fields/text-set.ts'
import { OBJECTIVES } from '#lib/professionals/objectives.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { listProfessionals } from '#db/queries/professionals.ts'
import { listQuery } from '#tests/support/list-suite.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertPlaces, insertProfessional } from '#tests/support/professionals.ts'

/** Choices and words of the search are in the list indexes, whose entries hold at most 2,704 bytes. */
let database: TestDatabase
let db: Database
let id: ProfessionalId
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await insertPlaces(db)
  id = await insertProfessional(db)
})
afterAll(() => database.close())

/** `count` incompressible texts of `bytes` bytes in total. */
const texts = (count: number, bytes: number) =>
  Array.from({ length: count }, () =>
    randomBytes(bytes)
      .toString('hex')
      .slice(0, bytes / count),
  )

/** The name of the violated constraint; undefined on success. */
const refusal = (
  specialization: string[],
  availableObjectives: string[],
  languages: string[] = [],
) =>
  db
    .update(professionals)
    .set({ specialization, availableObjectives, languages })
    .where(eq(professionals.id, id))
    .then(
      () => undefined,
      (error: unknown) => (error as { cause: { constraint?: string } }).cause.constraint,
    )

test.each(PROFESSIONAL_TYPES)('%s: all choices together fit into the index', async (type) => {
  expect(
    await refusal([...SPECIALTIES[type]], [...OBJECTIVES[type]], LANGUAGE_CODES.slice(0, LIST_MAX)),
  ).toBeUndefined()
})

test.each([
  [20, 20, 20],
  [1, 1, 1],
  [20, 20, 0],
  [20, 0, 0],
])(
  'the largest values the constraint allows fit into the index, as %d, %d and %d texts',
  async (first, second, third) => {
    const bytes = Math.floor(2_000 / [first, second, third].filter(Boolean).length / 20) * 20
    expect(
      await refusal(texts(first, bytes), texts(second, bytes), texts(third, bytes)),
    ).toBeUndefined()
  },
)

test('larger values violate the check constraint, not the index limit', async () => {
  expect(await refusal(texts(20, 1_000), texts(20, 1_020))).toBe('professionals_choices')
  expect(await refusal(texts(20, 1_000), texts(20, 900), texts(20, 120))).toBe(
    'professionals_choices',
  )
})

test.each([
  // One syllable folds into three letters of three bytes each.
  ['Korean syllables', (at: number) => String.fromCodePoint(0xac00 + at * 37)],
  ['Korean words of one syllable', (at: number) => `${String.fromCodePoint(0xac00 + at * 37)} `],
  ['letters of four bytes', (at: number) => `${String.fromCodePoint(0x20000 + at * 37)} `],
])('the longest text of %s fits as well', async (_name, nth) => {
  const all = Array.from({ length: 300 }, (_, at) => nth(at)).join('')
  const longest = Array.from(all).slice(0, 300).join('').trim()
  await db.update(professionals).set({ bio: longest }).where(eq(professionals.id, id))
  const [first] = longest
  expect((await listProfessionals(db, listQuery({ q: first! }))).total).toBe(1)
})
