/** The kinds of mailed link, by the `type` in their fragment. */
type LinkType = 'signup' | 'email-change' | 'recovery'

const NAME = {
  signup: 'token',
  'email-change': 'token',
  recovery: 'access_token',
} as const satisfies Record<LinkType, string>

/**
 * The token in the fragment of a mailed link; null for a link of another kind. A fragment is not sent to servers, so it
 * is in no log.
 *
 * @example `#access_token=abc&type=recovery` gives `abc` as a link of recovery
 */
export function tokenOf(hash: string, type: LinkType): string | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return fragment.get('type') === type ? fragment.get(NAME[type]) || null : null
}
