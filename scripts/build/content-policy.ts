import { siteUrlOf } from '#lib/site/site-url.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** What Netlify says of a deploy: one that is not yet, or no longer, the site has addresses of its own. */
const DEPLOY_ADDRESSES = ['URL', 'DEPLOY_PRIME_URL', 'DEPLOY_URL']

/**
 * The content security policy of pages, in the form of `astro.config.mjs`; Astro adds the hashes of what it writes
 * into them. Scripts, workers and style sheets come from the files of the build and from nowhere else on the site:
 * what people upload and what the API answers is data.
 *
 * @param variables the environment of the build, which says at which address it will be opened
 * @param scriptHash of the script in the head
 */
export function contentPolicy(variables: Variables, scriptHash: `sha256-${string}`) {
  const files = sourcesOf('/_astro/', variables)
  const workers = [...files, ...sourcesOf('/sw.js', variables)]
  return {
    algorithm: 'SHA-256' as const,
    scriptDirective: { resources: files, hashes: [scriptHash] },
    styleDirective: {
      resources: [...files, { resource: "'unsafe-inline'", kind: 'attribute' as const }],
    },
    directives: [
      "default-src 'none'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "media-src 'self'",
      `worker-src ${workers.join(' ')}`,
      "manifest-src 'self'",
      'frame-src https://www.youtube-nocookie.com https://www.instagram.com',
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
    ],
  }
}

/**
 * A path of the site as a source. There is no path of 'self' in a policy, so that the address itself is named; a
 * build for this machine may be opened at any port of it, as tests and `npm run serve` do.
 */
function sourcesOf(path: string, variables: Variables): string[] {
  const site = new URL(siteUrlOf(variables))
  if (['localhost', '127.0.0.1'].includes(site.hostname)) {
    return [`http://localhost:*${path}`, `http://127.0.0.1:*${path}`]
  }
  const deploys = DEPLOY_ADDRESSES.flatMap((name) => variables[name] || [])
  const origins = [site, ...deploys.map((url) => new URL(url))].map(({ origin }) => origin)
  return [...new Set(origins)].map((origin) => origin + path)
}
