/** The areas of the admin area, in the order of the navigation; the first is open without `?tab=`. */
export const AREAS = [
  'professionals',
  'verifications',
  'articles',
  'videos',
  'users',
  'moderation',
  'messages',
  'newsletter',
  'metrics',
  'audit',
  'seed',
] as const
export type Area = (typeof AREAS)[number]
