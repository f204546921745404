import { isLocalHost } from '#lib/site/is-local-host.ts'
import { siteUrlOf } from '#lib/site/site-url.ts'

type Hash = `sha256-${string}`
type Variables = Readonly<Record<string, string | undefined>>

/** Netlify's deploy variables: previews and old deploys have URLs of their own. */
const DEPLOY_ADDRESSES = ['URL', 'DEPLOY_PRIME_URL', 'DEPLOY_URL']

/**
 * The content security policy of pages, for `astro.config.mjs`; Astro adds the hashes of inline code. Scripts, workers
 * and style sheets may only come from the paths of built files: uploads and API responses on the same origin are data.
 *
 * @param variables the build's environment, which tells at which URLs it will be opened
 * @param hashes of the inline scripts, and of the inline style in the head
 */
export function contentPolicy(variables: Variables, hashes: { scripts: Hash[]; style: Hash }) {
  const files = sourcesOf('/_astro/', variables)
  // The search: Pagefind's module, which has no hash in its name, and its program. `'wasm-unsafe-eval'` allows compiling
  // WebAssembly, which cannot be bound to a file, and no evaluation of JavaScript.
  const search = [...sourcesOf('/pagefind/pagefind.js', variables), "'wasm-unsafe-eval'"]
  const workers = [...files, ...sourcesOf('/sw.js', variables)]
  return {
    algorithm: 'SHA-256' as const,
    scriptDirective: { resources: [...files, ...search], hashes: hashes.scripts },
    styleDirective: {
      resources: [...files, { resource: "'unsafe-inline'", kind: 'attribute' as const }],
      hashes: [hashes.style],
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
 * A path of the site as a source. 'self' cannot have a path, so the origin is named; a local build may be opened at any
 * port, as tests and `npm run serve` do.
 */
function sourcesOf(path: string, variables: Variables): string[] {
  const site = new URL(siteUrlOf(variables))
  if (isLocalHost(site.hostname)) {
    return [`http://localhost:*${path}`, `http://127.0.0.1:*${path}`]
  }
  const deploys = DEPLOY_ADDRESSES.flatMap((name) => variables[name] || [])
  const origins = [site, ...deploys.map((url) => new URL(url))].map(({ origin }) => origin)
  return [...new Set(origins)].map((origin) => origin + path)
}
