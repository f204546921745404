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

/**
 * The URL of the same picture in its small version (192 px), for cards, lists and the header; a picture that has none, such as a
 * photo that was just chosen, is unchanged.
 *
 * @example smallPicture('/avatars/0b5c/avatar.webp?v=1') // '/avatars/0b5c/avatar.webp?size=small&v=1'
 */
export function smallPicture(url: string): string {
  return url
    .replace(/^(\/avatars\/[^?]*)\??/, '$1?size=small&')
    .replace(/^\/demo\/avatars\//, '$&small/')
}
