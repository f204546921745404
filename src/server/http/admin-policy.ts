/** Who may read in the admin area, and how that is limited and cached; spread into an endpoint. */
export const ADMIN_READ = {
  who: { may: 'administer' },
  rateLimit: 'outer-wall',
  cache: 'no-store',
} as const

/** The same for pages of lists of people: the session reads them, so how many is limited by who reads. */
export const ADMIN_LIST = { ...ADMIN_READ, rateLimit: 'adminList' } as const

/** The same for changes. */
export const ADMIN_WRITE = { ...ADMIN_READ, rateLimit: 'write' } as const

/** The same for what makes something. */
export const ADMIN_CREATE = { ...ADMIN_WRITE, status: () => 201 } as const

/** The same for what needs the password again: spread after the others. */
export const AFRESH = { who: { may: 'administer-afresh' } } as const
