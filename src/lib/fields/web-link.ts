import * as z from 'zod/mini'

/**
 * A user's link as a page may show it: only https, so that it can neither run a script nor lead to another host than it
 * seems to (`https://bank.example@evil.example`).
 *
 * @example webLink('javascript:alert(1)') // null
 */
export function webLink(given: string | null): string | null {
  const url = URL.parse(given ?? '')
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  return url.href
}

const LINK_MAX = 300

/** An https URL of at most 300 characters when normalised, which may encode a letter as six. */
export const WebLink = z.string().check(
  z.maxLength(LINK_MAX, 'too_long'),
  z.refine((url) => webLink(url) !== null, 'invalid_link'),
  z.refine((url) => (webLink(url)?.length ?? 0) <= LINK_MAX, 'too_long'),
)
