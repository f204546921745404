/** The public URL of the site, from the environment: SITE_URL, else Netlify's URL, else localhost. */
export function siteUrlOf(variables: Readonly<Record<string, string | undefined>>): string {
  return variables['SITE_URL'] || variables['URL'] || 'http://localhost:8888'
}
