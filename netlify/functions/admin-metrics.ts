import { getMetrics } from '#lib/admin/metrics-calls.ts'
import * as metricsSchemas from '#lib/admin/metrics-schemas.ts'
import { getMetrics as read } from '#server/admin/metrics/get-metrics.ts'
import { ADMIN_READ } from '#server/http/admin-policy.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [
  endpoint(getMetrics, metricsSchemas.getMetrics, { ...ADMIN_READ, operation: read }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 60)
