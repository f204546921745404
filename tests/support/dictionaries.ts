/**
 * Loads what new passwords are compared with, once in a process. From source this takes longer than a response may; from
 * the bundle a sixth. For the tests in which a function judges a password.
 */
export const loadDictionaries = () => import('#server/passwords/weakness.ts')
