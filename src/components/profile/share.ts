import { copyText, shareNatively } from '#ui/share-link.ts'

/** Hands the address of the page to the apps of the device, or else copies it; what came of it stands beside the button. */
export async function share(button: HTMLElement): Promise<void> {
  const url = location.origin + location.pathname
  if (await shareNatively({ title: document.title, url })) return
  const { copied, byHand } = button.dataset
  const result = (await copyText(url)) ? copied : `${byHand} ${url}`
  const status = button.nextElementSibling
  if (status) status.textContent = result ?? ''
}
