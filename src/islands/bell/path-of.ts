import type { Notification } from '#lib/notifications/notification.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'

/** Where a notification leads, without language. */
export function pathOf(notification: Notification): string {
  switch (notification.kind) {
    case 'contact':
    case 'reminder':
    case 'answer':
      return `${PATHS.profile}#requests`
    case 'review':
    case 'reply':
    case 'report': {
      const { professionalType, professionalId } = notification.data
      return `${profilePath(professionalType, professionalId)}#reviews`
    }
  }
}
