import { addressOf } from '#lib/http/address.ts'
import { fingerprintOf, type Snapshot } from '#lib/http/snapshot.ts'
import * as professionals from '#lib/professionals/contract.ts'
import { listParams } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'

/** A list as the API answers it: where to ask, and the fingerprint of that answer. */
export async function listSnapshot(
  query: ListQuery,
  list: professionals.ListResponse,
): Promise<Snapshot> {
  const filters = Object.fromEntries(listParams(query))
  return {
    url: addressOf(professionals.listProfessionals, {
      query: { ...filters, professional: query.professional, top10: 'true' },
    }),
    // The API parses before it sends; only the parsed list has the order of its fields.
    fingerprint: await fingerprintOf(JSON.stringify(professionals.ListResponse.parse(list))),
  }
}
