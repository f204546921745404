/*
 * React in development warns, which the tests want, and records for the developer tools of a browser where each element
 * was made and how long each component took. Nobody looks at that here, and it costs much. Imported before React.
 */
for (const name of ['createTask', 'timeStamp']) Reflect.set(console, name, undefined)
