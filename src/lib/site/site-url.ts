/**
 * Where visitors reach the site, by the variables of the environment: SITE_URL, else the URL that Netlify gives
 * it, else this machine.
 */
export function siteUrlOf(variables: Readonly<Record<string, string | undefined>>): string {
  return variables['SITE_URL'] || variables['URL'] || 'http://localhost:8888'
}
