import * as workspace from '#lib/workspace/contract.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { getClientHistory } from '#server/workspace/get-client-history.ts'
import { listClientRecords } from '#server/workspace/list-client-records.ts'

export const endpoints = [
  endpoint(workspace.listClientRecords, {
    who: { may: 'read-client-health' },
    rateLimit: 'clientRead',
    cache: 'no-store',
    operation: listClientRecords,
  }),
  endpoint(workspace.getClientHistory, {
    who: { may: 'read-client-health' },
    rateLimit: 'clientRead',
    cache: 'no-store',
    operation: getClientHistory,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
