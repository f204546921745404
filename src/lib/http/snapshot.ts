/** What a page was rendered with: where it came from, and how to tell whether it is still the same. */
export type Snapshot = { url: string; fingerprint: string }

/** A short digest of an answer's text (SHA-256 in base64); equal texts give equal fingerprints. */
export async function fingerprintOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
