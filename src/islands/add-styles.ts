/**
 * Adds a stylesheet of what is loaded later, once, and waits for it. Imported as usual, styles would come with
 * every page whose scripts can load them. One that does not come stops nothing; nor is there one on a server.
 *
 * @param href of an import that ends in `.css?url`
 */
export async function addStyles(href: string): Promise<void> {
  if (typeof document === 'undefined' || document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  await new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
    document.head.append(link)
  })
}
