/**
 * The address of a picture as a page can use it: https URLs and paths of this site stay, a path in the
 * avatar store is served under `/avatars/`. There is no picture from elsewhere: neither over http nor under
 * `//host`, which looks like a path.
 *
 * @example avatarUrl('0b5c/avatar.webp') // '/avatars/0b5c/avatar.webp'
 */
export function avatarUrl(stored: string | null): string | null {
  if (stored === null || stored === '' || /^(http:|\/[/\\])/i.test(stored)) return null
  return /^(https:\/\/|\/)/.test(stored) ? stored : `/avatars/${stored}`
}
