import { getMetrics } from '#lib/admin/metrics-contract.ts'
import { getMetrics as read } from '#server/admin/metrics/get-metrics.ts'
import { ADMIN_READ } from '#server/http/admin-policy.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

export const endpoints = [endpoint(getMetrics, { ...ADMIN_READ, operation: read })]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 60)
