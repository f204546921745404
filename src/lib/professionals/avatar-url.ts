/**
 * The address of a picture as a page can use it: full URLs and paths of this site stay, a path in the
 * avatar store is served under `/avatars/`.
 *
 * @example avatarUrl('0b5c/avatar.webp') // '/avatars/0b5c/avatar.webp'
 */
export function avatarUrl(stored: string | null): string | null {
  if (stored === null || stored === '') return null
  return /^(https?:\/\/|\/)/.test(stored) ? stored : `/avatars/${stored}`
}
