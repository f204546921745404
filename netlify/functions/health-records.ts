import * as health from '#lib/health/calls.ts'
import * as healthSchemas from '#lib/health/schemas.ts'
import { createRecord } from '#server/health/create-record.ts'
import { deleteRecord } from '#server/health/delete-record.ts'
import { getSeries } from '#server/health/get-series.ts'
import { listRecords } from '#server/health/list-records.ts'
import { updateRecord } from '#server/health/update-record.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(health.listRecords, healthSchemas.listRecords, {
    who: { may: 'keep-health' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listRecords,
  }),
  endpoint(health.createRecord, healthSchemas.createRecord, {
    who: { may: 'keep-health' },
    rateLimit: ['write', 'healthWrite'],
    cache: 'no-store',
    status: () => 201,
    operation: createRecord,
  }),
  endpoint(health.updateRecord, healthSchemas.updateRecord, {
    who: { may: 'keep-health' },
    rateLimit: ['write', 'healthWrite'],
    cache: 'no-store',
    operation: updateRecord,
  }),
  endpoint(health.deleteRecord, healthSchemas.deleteRecord, {
    who: { may: 'keep-health' },
    rateLimit: ['write', 'healthWrite'],
    cache: 'no-store',
    operation: deleteRecord,
  }),
  endpoint(health.getSeries, healthSchemas.getSeries, {
    who: { may: 'keep-health' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: getSeries,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 240)
