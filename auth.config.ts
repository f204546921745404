/** Read by auth-astro. The rest depends on the request and on the environment: src/server/auth/config.ts. */
export { AUTH_SETTINGS as default } from '#server/auth/settings.ts'
