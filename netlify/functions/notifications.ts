import * as notifications from '#lib/notifications/calls.ts'
import * as notificationsSchemas from '#lib/notifications/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { updateNotifications } from '#server/notifications/update-notifications.ts'

export const endpoints = [
  endpoint(notifications.listNotifications, notificationsSchemas.listNotifications, {
    who: { may: 'read-notifications' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listNotifications,
  }),
  endpoint(notifications.updateNotifications, notificationsSchemas.updateNotifications, {
    who: { may: 'read-notifications' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: updateNotifications,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 60)
