import { addressOf } from '#lib/http/address.ts'
import { fingerprintOf, type Snapshot } from '#lib/http/snapshot.ts'
import * as professionals from '#lib/professionals/contract.ts'
import { listParams } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'

/** A list as the API returns it: its URL, and the fingerprint of the response. */
export async function listSnapshot(
  query: ListQuery,
  list: professionals.ListResponse,
): Promise<Snapshot> {
  const filters = Object.fromEntries(listParams(query))
  return {
    url: addressOf(professionals.listProfessionals, {
      query: { ...filters, professional: query.professional, top10: 'true' },
    }),
    // The API sends the parsed list, which has its own field order.
    fingerprint: await fingerprintOf(JSON.stringify(professionals.ListResponse.parse(list))),
  }
}
