import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { reviewDecisions, reviewReports } from '#db/schema/index.ts'

/** Over so many months they are counted. */
export const FIGURES_MONTHS = 12

/** What was reported, decided and appealed within the last months. */
export type ModerationFigures = {
  reports: number
  kept: number
  hidden: number
  removed: number
  appeals: number
  accepted: number
  refused: number
}

/**
 * The figures about checked reviews: reports by the day on which they came, decisions and appeals by the day on which they
 * were made, the outcome of an appeal with the appeal.
 */
export async function moderationFigures(db: Database): Promise<ModerationFigures> {
  const since = sql`now() - make_interval(months => ${FIGURES_MONTHS}::int)`
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})::integer`
  const decided = (outcome: string) =>
    counted(
      sql`${reviewDecisions.createdAt} > ${since} and ${reviewDecisions.outcome} = ${outcome}`,
    )
  const appealed = sql`${reviewDecisions.appealedAt} > ${since}`
  const reports = db
    .select({ count: sql`count(*)::integer` })
    .from(reviewReports)
    .where(sql`${reviewReports.createdAt} > ${since}`)
  const [figures] = await db
    .select({
      reports: sql<number>`${reports}`,
      kept: decided('kept'),
      hidden: decided('hidden'),
      removed: decided('removed'),
      appeals: counted(appealed),
      accepted: counted(sql`${appealed} and ${reviewDecisions.appealOutcome} = 'accepted'`),
      refused: counted(sql`${appealed} and ${reviewDecisions.appealOutcome} = 'refused'`),
    })
    .from(reviewDecisions)
  return figures!
}
