import { countWeeklyDeeds, countWeeklySignUps, listHealthWeeks } from '#db/queries/admin/metrics.ts'
import { SIGN_UP_KINDS, type Metrics } from '#lib/admin/metrics-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The figures of each week of the last year. */
export async function getWeekly(db: Dependencies['db']): Promise<Metrics['weekly']> {
  const [signUps, deeds, health] = await Promise.all([
    Promise.all(
      SIGN_UP_KINDS.map(async (kind) => [kind, await countWeeklySignUps(db, kind)] as const),
    ),
    countWeeklyDeeds(db),
    listHealthWeeks(db),
  ])
  return {
    signUps: Object.fromEntries(signUps) as Metrics['weekly']['signUps'],
    contacts: deeds.map(({ contacts }) => contacts),
    reviews: deeds.map(({ reviews }) => reviews),
    activeCentres: health.map(({ activeCentres }) => activeCentres),
    questionnairesSent: health.map(({ questionnairesSent }) => questionnairesSent),
    questionnairesAnswered: health.map(({ questionnairesAnswered }) => questionnairesAnswered),
  }
}
