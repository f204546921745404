import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rankingScore, type RankingFacts } from '#lib/professionals/ranking.ts'
import { CERTIFICATION_CASES } from '#tests/fixtures/certification-cases.ts'
import { RANKING_CASES } from '#tests/fixtures/ranking-cases.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertPlaces, insertProfessional, insertReview } from '#tests/support/professionals.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** The scores of the SQL function, for many inputs in one statement. */
async function sqlScores(facts: readonly RankingFacts[]): Promise<number[]> {
  const { rows } = await database.db.execute(sql`
    select calculate_professional_ranking_score(
      (fact ->> 'rating')::numeric(3, 2),
      (fact ->> 'totalReviews')::integer,
      (fact ->> 'experienceYears')::integer,
      (
        select counted_certifications(certifications, certifications[1:checked])
        from (select
          array(select 'c' || i from generate_series(1, (fact ->> 'certificationCount')::integer) i)
            as certifications,
          (fact ->> 'checkedCertificationCount')::integer as checked) as given
      )
    ) as score
    from jsonb_array_elements(${JSON.stringify(facts)}::jsonb) with ordinality as given (fact, n)
    order by n
  `)
  return rows.map((row) => Number(row['score']))
}

describe('calculate_professional_ranking_score', () => {
  test('returns the scores of the table', async () => {
    const scores = await sqlScores(RANKING_CASES.map(([facts]) => facts))
    expect(scores).toEqual(RANKING_CASES.map(([, score]) => score))
  })

  test('returns exactly the same numbers as the TypeScript function', async () => {
    const counts = fc.tuple(fc.nat(12), fc.nat(12)).map(([one, other]) => ({
      certificationCount: Math.max(one, other),
      checkedCertificationCount: Math.min(one, other),
    }))
    const figures = fc.record({
      rating: fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100),
      totalReviews: fc.nat(100_000),
      experienceYears: fc.nat(80),
    })
    const facts = fc.tuple(counts, figures).map(([some, others]) => ({ ...some, ...others }))
    await fc.assert(
      fc.asyncProperty(fc.array(facts, { minLength: 50, maxLength: 200 }), async (given) => {
        expect(await sqlScores(given)).toEqual(given.map(rankingScore))
      }),
      { numRuns: 20 },
    )
  })

  test('is stored in the column and updated by a new review', async () => {
    const { db } = database
    await insertPlaces(db)
    const id = await insertProfessional(db, {
      certifications: ['a', 'b'],
      checkedCertifications: ['b'],
      experienceYears: 3,
    })
    const stored = async () => {
      const { rows } = await db.execute(
        sql`select ranking_score from professionals where id = ${id}`,
      )
      return rows[0]?.['ranking_score']
    }
    const facts = { certificationCount: 2, checkedCertificationCount: 1, experienceYears: 3 }
    expect(await stored()).toBe(rankingScore({ ...facts, rating: 0, totalReviews: 0 }))
    await insertReview(db, id, { rating: 4 })
    await insertReview(db, id, { rating: 5, daysAgo: 1 })
    expect(await stored()).toBe(rankingScore({ ...facts, rating: 4.5, totalReviews: 2 }))
  })
})

describe('certification_counts', () => {
  const counts = async (certifications: string[], checked: string[]) => {
    const { rows } = await database.db.execute<{ counts: number[] }>(
      sql`select certification_counts(${sql.param(certifications)}::text[], ${sql.param(checked)}::text[]) as counts`,
    )
    return rows[0]!.counts
  }

  test.each(CERTIFICATION_CASES)('counts %s', async (_, certifications, checked, expected) => {
    expect(await counts(certifications, checked)).toEqual(expected)
  })
})
