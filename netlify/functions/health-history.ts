import * as health from '#lib/health/calls.ts'
import * as healthSchemas from '#lib/health/schemas.ts'
import { getHistory } from '#server/health/get-history.ts'
import { listHistoryVersions } from '#server/health/list-history-versions.ts'
import { updateHistory } from '#server/health/update-history.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(health.getHistory, healthSchemas.getHistory, {
    who: { may: 'keep-health' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: getHistory,
  }),
  endpoint(health.updateHistory, healthSchemas.updateHistory, {
    who: { may: 'keep-health' },
    rateLimit: ['write', 'healthWrite'],
    cache: 'no-store',
    // Each disease is a name that several rules look at.
    maxValues: 1_000,
    operation: updateHistory,
  }),
  endpoint(health.listHistoryVersions, healthSchemas.listHistoryVersions, {
    who: { may: 'keep-health' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listHistoryVersions,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
