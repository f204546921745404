import type { RecordRow } from '#db/queries/health/records.ts'
import type { HealthCentre } from '#db/queries/health/export-data.ts'
import { entryOf, type Bundle, type Entry } from '#lib/fhir/bundle.ts'
import { consentsOf } from '#lib/fhir/consents-of.ts'
import { observationsOf } from '#lib/fhir/observation.ts'
import { patientOf } from '#lib/fhir/patient.ts'
import { questionnaireResponseOf } from '#lib/fhir/questionnaire-response.ts'
import type { Resource } from '#lib/fhir/types.ts'
import type { UserId } from '#lib/ids.ts'
import { jsonWithList } from './json-with-list.ts'

type About = { userId: UserId; siteUrl: string; exportedAt: string }

/** A health centre as a FHIR R4 bundle, in chunks. What FHIR has no place for is in the JSON alone. */
export function fhirOf(
  centre: HealthCentre,
  records: AsyncIterable<RecordRow[]>,
  { userId, siteUrl, exportedAt }: About,
): AsyncIterable<string> {
  const entries = async function* (): AsyncGenerator<Entry[]> {
    const named = (resources: readonly Resource[]) =>
      resources.map((resource) => entryOf(resource, siteUrl))
    yield named(resourcesOf(centre, userId))
    for await (const batch of records)
      yield named(batch.flatMap((record) => observationsOf(record, userId)))
  }
  const head: Omit<Bundle, 'entry'> = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: exportedAt,
  }
  return jsonWithList(head, 'entry', entries())
}

/** Everything but the records: few enough to be made at once. */
function resourcesOf(
  { person, questionnaires, receipts }: HealthCentre,
  userId: UserId,
): Resource[] {
  const { displayName, ...named } = person
  const answered = questionnaires.flatMap(({ responses, completedAt, ...questionnaire }) =>
    responses && completedAt
      ? [{ ...questionnaire, responses, completedAt: completedAt.toISOString() }]
      : [],
  )
  const proofs = receipts.map((receipt) => ({ ...receipt, at: receipt.at.toISOString() }))
  return [
    patientOf({ id: userId, name: displayName ?? '', ...named }),
    ...answered.map((one) => questionnaireResponseOf(one, userId)),
    ...consentsOf(proofs, userId),
  ]
}
