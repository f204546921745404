import { useQuery } from '@tanstack/react-query'
import { queryClient, queryOf } from '#client/query.ts'
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
  const read = queryOf(workspace.listClientVersions, { params: { id }, query: { section } })
  return useQuery(
    {
      queryKey: [...read.queryKey, String(version)],
      queryFn: read.queryFn!,
      staleTime: 'static',
    },
    queryClient,
  )
}
