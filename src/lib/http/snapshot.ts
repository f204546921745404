/** The data that a page was rendered with: its URL, and a fingerprint to check whether it is still current. */
export type Snapshot = { url: string; fingerprint: string }

/** A digest of a response's text (SHA-256 in base64). */
export async function fingerprintOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
