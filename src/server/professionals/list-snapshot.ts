import { fingerprintOf, type Snapshot } from '#lib/http/snapshot.ts'
import { ListResponse } from '#lib/professionals/contract.ts'
import { listParams } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'

/** A list as the API answers it: where to ask, and the fingerprint of that answer. */
export async function listSnapshot(query: ListQuery, list: ListResponse): Promise<Snapshot> {
  const params = listParams(query)
  params.set('professional', query.professional)
  params.set('top10', 'true')
  return {
    url: `/api/professionals?${params}`,
    // The API parses before it sends; only the parsed list has the order of its fields.
    fingerprint: await fingerprintOf(JSON.stringify(ListResponse.parse(list))),
  }
}
