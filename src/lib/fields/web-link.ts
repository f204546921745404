import * as z from 'zod/mini'

/**
 * A link that a person has given, as a page may show it: https and nothing else, so that it neither runs a
 * script nor leads to another place than it reads like (`https://bank.example@evil.example`).
 *
 * @example webLink('javascript:alert(1)') // null
 */
export function webLink(given: string | null): string | null {
  const url = URL.parse(given ?? '')
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  return url.href
}

const LINK_MAX = 300

/** An https address of at most 300 characters in the form that is kept, where a letter may be six. */
export const WebLink = z.string().check(
  z.maxLength(LINK_MAX, 'too_long'),
  z.refine((url) => webLink(url) !== null, 'invalid_link'),
  z.refine((url) => (webLink(url)?.length ?? 0) <= LINK_MAX, 'too_long'),
)
