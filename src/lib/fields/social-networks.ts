import * as z from 'zod/mini'
import { setOf } from './set-of.ts'
import { SOCIAL_PLATFORMS, SocialNetwork, type SocialPlatform } from './social-network.ts'
import { WebLink } from './web-link.ts'

/**
 * The hosts of each network, and no other subdomains: some of those redirect to any address in their query.
 * LinkedIn has one for each country.
 */
const HOSTS = {
  instagram: /^(www\.|m\.)?instagram\.com$/,
  youtube: /^((www\.|m\.)?youtube\.com|youtu\.be)$/,
  tiktok: /^(www\.|m\.|vm\.)?tiktok\.com$/,
  linkedin: /^(www\.|m\.|[a-z]{2}\.)?linkedin\.com$/,
} as const satisfies Record<SocialPlatform, RegExp>

/** Open redirects of the networks. */
const FORWARDS = /^\/+(redirect|redir|safety\/go|link)(\/|$)/i

/** Whether a link leads to its network and is no open redirect. Links saved before this check may be. */
export function isOnNetwork({ platform, url }: Pick<SocialNetwork, 'platform' | 'url'>): boolean {
  const { host = '', pathname = '' } = URL.parse(url) ?? {}
  return HOSTS[platform].test(host) && !FORWARDS.test(pathname)
}

const GivenNetwork = z
  .strictObject({ ...SocialNetwork.shape, url: WebLink })
  .check(z.refine(isOnNetwork, { path: ['url'], error: 'wrong_network' }))

/** Social networks of a professional: each once, on its own site, at most one of them the main one. */
export const SocialNetworks = setOf(GivenNetwork, {
  max: SOCIAL_PLATFORMS.length,
  keyOf: ({ platform }) => platform,
  at: ['url'],
}).check(z.refine((all) => all.filter(({ isPrimary }) => isPrimary).length <= 1, 'one_primary'))
