import { seedTestData } from '#lib/admin/seed-calls.ts'
import * as seedSchemas from '#lib/admin/seed-schemas.ts'
import { seedTestData as seed } from '#server/admin/seed/seed-test-data.ts'
import { ADMIN_WRITE } from '#server/http/admin-policy.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'

/** Not in the build of a production: `isSeedBuilt`. */
export const endpoints = [
  endpoint(seedTestData, seedSchemas.seedTestData, {
    ...ADMIN_WRITE,
    rateLimit: ['write', 'seed'],
    operation: seed,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 20)
