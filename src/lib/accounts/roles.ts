/** Roles of users; read from the database at each request. */
export const ROLES = ['admin', 'trainer', 'nutritionist', 'physiotherapist', 'athlete'] as const
export type Role = (typeof ROLES)[number]
