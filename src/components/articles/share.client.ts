import { copyText, shareNatively } from '#ui/share-link.ts'

/** Shares the page by the system's sheet; else copies its address; else shows it to copy by hand. */
for (const place of document.querySelectorAll<HTMLElement>('[data-share]')) {
  const status = place.querySelector('[role=status]')
  place.querySelector('button')?.addEventListener('click', () => {
    void share().then((said) => status?.replaceChildren(said))
  })

  const share = async () => {
    const url =
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    if (await shareNatively({ title: document.title, url })) return ''
    const { copied = '', byHand = '' } = place.dataset
    return (await copyText(url)) ? copied : `${byHand} ${url}`
  }
}
