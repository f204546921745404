export type Shared = { title?: string; text?: string; url: string }

/** Opens the sharing of the system. False where there is none, or it failed; closing it is an answer, too. */
export async function shareNatively(shared: Shared): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Copies a text. False where the page may not, or is not secure. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
