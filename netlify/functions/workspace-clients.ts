import * as workspace from '#lib/workspace/calls.ts'
import * as workspaceSchemas from '#lib/workspace/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { getClientHistory } from '#server/workspace/get-client-history.ts'
import { getClientSeries } from '#server/workspace/get-client-series.ts'
import { listClientRecords } from '#server/workspace/list-client-records.ts'
import { listClientVersions } from '#server/workspace/list-client-versions.ts'
import { listClients } from '#server/workspace/list-clients.ts'
import { updateClientHistory } from '#server/workspace/update-client-history.ts'

const READ = {
  who: { may: 'read-client-health' },
  rateLimit: 'clientRead',
  cache: 'no-store',
} as const

export const endpoints = [
  endpoint(workspace.listClients, workspaceSchemas.listClients, {
    ...READ,
    // Each page and each letter of a search is a call.
    rateLimit: 'outer-wall',
    operation: listClients,
  }),
  endpoint(workspace.listClientRecords, workspaceSchemas.listClientRecords, {
    ...READ,
    operation: listClientRecords,
  }),
  endpoint(workspace.getClientSeries, workspaceSchemas.getClientSeries, {
    ...READ,
    operation: getClientSeries,
  }),
  endpoint(workspace.getClientHistory, workspaceSchemas.getClientHistory, {
    ...READ,
    operation: getClientHistory,
  }),
  endpoint(workspace.listClientVersions, workspaceSchemas.listClientVersions, {
    ...READ,
    operation: listClientVersions,
  }),
  endpoint(workspace.updateClientHistory, workspaceSchemas.updateClientHistory, {
    who: { may: 'write-client-health' },
    rateLimit: 'clientWrite',
    cache: 'no-store',
    operation: updateClientHistory,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
