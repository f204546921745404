import * as workspace from '#lib/workspace/calls.ts'
import * as workspaceSchemas from '#lib/workspace/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { getAttention } from '#server/workspace/get-attention.ts'
import { getInvite } from '#server/workspace/get-invite.ts'
import { listOwnReviews } from '#server/workspace/list-own-reviews.ts'

const OWN = {
  who: { may: 'use-workspace' },
  rateLimit: 'outer-wall',
  cache: 'no-store',
} as const

export const endpoints = [
  endpoint(workspace.getAttention, workspaceSchemas.getAttention, {
    ...OWN,
    who: { may: 'read-client-health' },
    operation: getAttention,
  }),
  endpoint(workspace.listOwnReviews, workspaceSchemas.listOwnReviews, {
    ...OWN,
    operation: listOwnReviews,
  }),
  endpoint(workspace.getInvite, workspaceSchemas.getInvite, { ...OWN, operation: getInvite }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 120)
