import { useRead } from '#client/data/use-read.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import * as workspace from '#lib/workspace/calls.ts'
import type * as workspaceSchemas from '#lib/workspace/schemas.ts'

/**
 * The earlier texts of a part. Each read is in the client's log: nobody reads what was not opened, and what was read is
 * kept as long as the part has the version that it belongs to.
 *
 * @param version of the part as it is stored
 */
export function useVersions(
  id: AuthorizationId,
  section: workspaceSchemas.WrittenSectionName,
  version: number,
) {
  return useRead(
    workspace.listClientVersions,
    { params: { id }, query: { section } },
    { apart: String(version), staleTime: 'static' },
  )
}
