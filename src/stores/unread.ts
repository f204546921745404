import { stored } from './stored.ts'

/** How many notifications are unread, as this tab last heard; null before. */
export const $unread = stored<number | null>('unread', {
  initial: null,
  area: 'sessionStorage',
  read: (stored) => (typeof stored === 'number' && stored >= 0 ? Math.floor(stored) : null),
})
