import * as sharing from '#lib/sharing/calls.ts'
import * as sharingSchemas from '#lib/sharing/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { findProfessionals } from '#server/sharing/find-professionals.ts'
import { listAccess } from '#server/sharing/list-access.ts'
import { listAuthorizations } from '#server/sharing/list-authorizations.ts'
import { listOwnReceipts } from '#server/sharing/list-own-receipts.ts'
import { listReceipts } from '#server/sharing/list-receipts.ts'
import { previewShare } from '#server/sharing/preview-share.ts'
import { requestAuthorization } from '#server/sharing/request-authorization.ts'
import { updateAuthorization } from '#server/sharing/update-authorization.ts'

export const endpoints = [
  endpoint(sharing.findProfessionals, sharingSchemas.findProfessionals, {
    who: { may: 'share-health' },
    rateLimit: ['professionalSearchFrom', 'professionalSearch'],
    cache: 'no-store',
    operation: findProfessionals,
  }),
  endpoint(sharing.listAuthorizations, sharingSchemas.listAuthorizations, {
    who: { may: 'keep-health' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listAuthorizations,
  }),
  endpoint(sharing.requestAuthorization, sharingSchemas.requestAuthorization, {
    who: { may: 'share-health' },
    // The operation counts what is asked for, so that a retry does not count.
    rateLimit: 'write',
    cache: 'no-store',
    status: () => 201,
    operation: requestAuthorization,
  }),
  endpoint(sharing.updateAuthorization, sharingSchemas.updateAuthorization, {
    who: { may: 'keep-health' },
    // The operation counts grants: to end a share is not limited.
    rateLimit: 'write',
    cache: 'no-store',
    operation: updateAuthorization,
  }),
  endpoint(sharing.previewShare, sharingSchemas.previewShare, {
    who: { may: 'keep-health' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: previewShare,
  }),
  endpoint(sharing.listReceipts, sharingSchemas.listReceipts, {
    who: { may: 'keep-health' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listReceipts,
  }),
  endpoint(sharing.listOwnReceipts, sharingSchemas.listOwnReceipts, {
    who: { may: 'keep-health' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listOwnReceipts,
  }),
  endpoint(sharing.listAccess, sharingSchemas.listAccess, {
    who: { may: 'keep-health' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listAccess,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
