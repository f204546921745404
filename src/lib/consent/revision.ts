/** The version of the cookie policy. A higher one asks everybody again: raise it when the purposes or recipients change. */
export const COOKIE_REVISION = 1
