/** Hands the address of the page to the apps of the device, or else copies it and says so. */
export async function share(button: HTMLElement): Promise<void> {
  const url = location.origin + location.pathname
  try {
    if (Reflect.has(navigator, 'share')) {
      await navigator.share({ title: document.title, url })
      return
    }
    await navigator.clipboard.writeText(url)
  } catch {
    // Closed without choosing an app, or not allowed to copy: the address bar has it.
    return
  }
  const text = button.querySelector('span')
  if (text) text.textContent = button.dataset['share'] ?? ''
}
