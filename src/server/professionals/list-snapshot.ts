import { fingerprintOf, type Snapshot } from '#lib/http/snapshot.ts'
import { ListResponse } from '#lib/professionals/contract.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

/** The first page of a list as the API answers it: where to ask, and the fingerprint of that answer. */
export async function listSnapshot(type: ProfessionalType, list: ListResponse): Promise<Snapshot> {
  return {
    url: `/api/professionals?professional=${type}&top10=true`,
    // The API parses before it sends; only the parsed list has the order of its fields.
    fingerprint: await fingerprintOf(JSON.stringify(ListResponse.parse(list))),
  }
}
