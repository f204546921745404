/*
 * React in development warns, which the tests want, and records for the developer tools of a browser where each element
 * was made and how long each component took. Nobody looks at that here, and it costs much. Imported before React.
 */
for (const name of ['createTask', 'timeStamp']) Reflect.set(console, name, undefined)

// React takes a stack trace for each element, up to ten thousand a second.
const react: object = await import('react')
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (internals instanceof Object) {
  Reflect.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  })
}
