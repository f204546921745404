import { readFile, writeFile } from 'node:fs/promises'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pagePolicy } from '#lib/http/security-headers.ts'

const POLICY_META = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/gi

/**
 * Removes the content security policy that Astro writes into each built page, and returns one policy that allows the
 * union of them: a header can forbid framing, and applies to a page at every URL it is served at.
 *
 * @param dist the directory of the built pages, which are rewritten
 * @throws Error when a page has no policy
 */
export async function collectSitePolicy(dist: string): Promise<string> {
  const policies: string[] = []
  for await (const path of glob('**/*.html', { cwd: dist })) {
    const file = join(dist, path)
    const taken = takePolicy(await readFile(file, 'utf8'))
    if (!taken.policy) throw new Error(`${path} has no content security policy`)
    policies.push(taken.policy)
    await writeFile(file, taken.html)
  }
  return pagePolicy(unitePolicies(policies))
}

/** A page without its policy, and the policy. */
export function takePolicy(html: string): { html: string; policy: string } {
  const policies = [...html.matchAll(POLICY_META)].map((match) => unescapeHtml(match[1] ?? ''))
  return { html: html.replace(POLICY_META, ''), policy: unitePolicies(policies) }
}

/** For each directive, the union of the sources of all policies. */
export function unitePolicies(policies: string[]): string {
  const sources = new Map<string, Set<string>>()
  for (const directive of policies.flatMap((policy) => policy.split(';'))) {
    const [name, ...values] = directive.trim().split(/\s+/)
    if (!name) continue
    const known = sources.get(name) ?? new Set()
    for (const value of values) known.add(value)
    sources.set(name, known)
  }
  return [...sources].map(([name, values]) => [name, ...[...values].sort()].join(' ')).join('; ')
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
