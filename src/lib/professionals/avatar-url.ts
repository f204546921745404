/**
 * The address of a picture as a page can use it: a path of this site stays, a path in the avatar store is served
 * under `/avatars/`. There is no picture from elsewhere, which the content policy would refuse and which would tell
 * that site who looks: neither over http(s) nor under `//host`, which looks like a path.
 *
 * @example avatarUrl('0b5c/avatar.webp') // '/avatars/0b5c/avatar.webp'
 */
export function avatarUrl(stored: string | null): string | null {
  if (stored === null || stored === '' || /^(https?:|\/[/\\])/i.test(stored)) return null
  return stored.startsWith('/') ? stored : `/avatars/${stored}`
}
