/**
 * What the site calls somebody who is signed in: the display name, or else the address before its at-sign. Empty when
 * there is neither: then the screen says its own word for a user.
 */
export function accountName(displayName: string | null, email: string): string {
  return displayName?.trim() || email.slice(0, Math.max(email.indexOf('@'), 0))
}
