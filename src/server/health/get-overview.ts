import { summarize } from '#db/queries/health/overview.ts'
import { findKeeper } from '#db/queries/health/person.ts'
import { withActor } from '#db/with-actor.ts'
import { fullName } from '#lib/accounts/full-name.ts'
import type { SignedIn } from '#lib/actor.ts'
import { OVERVIEW_POINTS, type Overview, type OverviewMeasure } from '#lib/health/schemas.ts'
import { MEASURE_NAMES } from '#lib/health/measures.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toConsent } from './to-consent.ts'
import { toSettings } from './to-settings.ts'

/** What the first screen shows of the user's own. @throws UNAUTHENTICATED when the account was just deleted */
export async function getOverview(
  { db }: Pick<Dependencies, 'db'>,
  { actor }: { actor: SignedIn },
): Promise<Overview> {
  const [keeper, [summary]] = await withActor(
    db,
    actor.userId,
    async (scope) => [await findKeeper(scope), await summarize(scope, OVERVIEW_POINTS)] as const,
  )
  if (!keeper) throw new AppError('UNAUTHENTICATED', 'the account is gone')
  const { person, consent, settings } = keeper
  const { birthDate, gender } = person
  return {
    consent: consent && toConsent(consent),
    person: { userId: actor.userId, name: fullName(person), birthDate, gender },
    settings: toSettings(settings),
    records: summary!.records,
    measures: measuresOf(summary!),
  }
}

function measuresOf(summary: Awaited<ReturnType<typeof summarize>>[number]): OverviewMeasure[] {
  return MEASURE_NAMES.flatMap((measure) => {
    const { count, first, days, values } = summary[measure]
    if (first === null || !days || !values) return []
    const newestFirst = days.map((recordDate, n) => ({ recordDate, value: values[n]! }))
    return [{ measure, count, first, points: newestFirst.reverse() }]
  })
}
