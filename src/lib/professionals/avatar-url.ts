/**
 * The URL of a picture for pages: a path of this site is unchanged, a path in the avatar store is served under
 * `/avatars/`. External pictures are dropped: the content policy would refuse them, and they would reveal visitors to
 * the other site; neither http(s) URLs nor `//host`, which looks like a path.
 *
 * @example avatarUrl('0b5c/avatar.webp') // '/avatars/0b5c/avatar.webp'
 */
export function avatarUrl(stored: string | null): string | null {
  if (stored === null || stored === '' || /^(https?:|\/[/\\])/i.test(stored)) return null
  return stored.startsWith('/') ? stored : `/avatars/${stored}`
}
