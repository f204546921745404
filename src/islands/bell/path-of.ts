import type { Notification } from '#lib/notifications/notification.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'

/** What a person shares with whom. */
const SHARED_BY_ME = `${PATHS.health}?tab=authorizations`

/** Where a notification leads, without language. */
export function pathOf(notification: Notification): string {
  switch (notification.kind) {
    case 'contact':
    case 'reminder':
      return PATHS.contacts
    case 'answer':
      return `${PATHS.profile}#requests`
    case 'review':
    case 'reply':
    case 'report': {
      const { professionalType, professionalId } = notification.data
      return `${profilePath(professionalType, professionalId)}#reviews`
    }
    case 'share_requested':
    case 'share_changed':
    case 'questionnaire_answered':
      return PATHS.clients
    case 'share_receipt':
      return SHARED_BY_ME
  }
}
