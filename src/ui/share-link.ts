export type Shared = { title?: string; text?: string; url: string }

/** Opens the system's share sheet. False when unsupported or failed; a user who cancels it counts as true. */
export async function shareNatively(shared: Shared): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Copies a text. False when permission is denied or the context is not secure. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
