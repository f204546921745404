import { appendFile, glob } from 'node:fs/promises'
import { join } from 'node:path'
import { NO_CONTENT_POLICY, SECURITY_HEADERS } from '#lib/http/security-headers.ts'

/** Netlify and some proxies refuse longer lines. */
const LONGEST_LINE = 16_000

/** Files that are never a page, whatever a browser takes them for. */
const DATA = [
  '/_astro/*',
  '/data/*',
  '/pagefind/*',
  '/robots.txt',
  '/sitemap-index.xml',
  '/sitemap-0.xml',
  '/manifest.webmanifest',
  '/en/manifest.webmanifest',
]

/** Pictures in mails, whose clients may keep to CORP (Apple Mail). */
const MAILED = ['/icon-192.png', '/demo/avatars/*']

/** Their addresses change with their content. The rest of the search's index is revalidated, as pages are. */
const HASHED = [
  '/_astro/*',
  '/locales/*',
  '/pagefind/fragment/*',
  '/pagefind/index/*',
  '/pagefind/filter/*',
]

/**
 * Writes `dist/_headers`, which Netlify and our server apply to every file of the build.
 *
 * @throws Error when the policy became too long for a header
 */
export async function writeHeadersFile(dist: string, policy: string): Promise<void> {
  if (policy.length > LONGEST_LINE)
    throw new Error(`The site policy has ${policy.length} characters`)
  const workers = await Array.fromAsync(glob('_astro/*.worker-*.js', { cwd: dist }))
  await appendFile(join(dist, '_headers'), headersFile(policy, workers))
}

/** @param workers scripts that run by a policy of their own, which the page that starts them does not hand down */
export function headersFile(policy: string, workers: readonly string[]): string {
  const everywhere = { ...SECURITY_HEADERS, 'Content-Security-Policy': policy }
  return [
    '/*',
    ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`),
    ...DATA.flatMap((path) => [path, `  Content-Security-Policy: ${NO_CONTENT_POLICY}`]),
    ...workers.flatMap((file) => [`/${file}`, `  Content-Security-Policy: ${policy}`]),
    ...MAILED.flatMap((path) => [path, '  Cross-Origin-Resource-Policy: cross-origin']),
    ...HASHED.flatMap((path) => [path, '  Cache-Control: public, max-age=31536000, immutable']),
    // Browsers detect new versions by it; it must not be answered from an intermediate cache.
    '/sw.js',
    '  Cache-Control: no-cache',
    '',
  ].join('\n')
}
