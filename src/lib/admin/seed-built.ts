/**
 * Whether a build has the call that creates test data, and its screen: never the build of a production. On this machine it
 * does; a preview on the web does with ALLOW_SEED=1.
 *
 * @param variables the environment; CONTEXT is Netlify's, and is missing elsewhere
 */
export function isSeedBuilt(variables: Readonly<Record<string, string | undefined>>): boolean {
  const { CONTEXT: context } = variables
  if (context === 'production') return false
  const isOnTheWeb = (variables['SITE_URL'] || variables['URL'] || '').startsWith('https:')
  return !isOnTheWeb || (context !== undefined && variables['ALLOW_SEED'] === '1')
}
