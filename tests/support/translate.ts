/**
 * Plays a browser's translator, as Google Translate does it: each text is replaced by its translation in two `<font>`
 * elements, also those that come later. It names nothing of this file, so that it can be sent to a page.
 *
 * @returns ends it
 */
export function translate(root: HTMLElement = document.body): () => void {
  // Translators use the element; no page does any more.
  const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
  const isInFont = (node: Node) =>
    node.parentElement?.closest('font, script, style, textarea, option')
  const all = (from: Node) => {
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT)
    const texts = from.nodeType === Node.TEXT_NODE ? [from] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.nodeValue?.trim() || isInFont(text)) continue
      const [outer, inner] = [font.cloneNode(), font.cloneNode()] as [Element, Element]
      inner.textContent = text.nodeValue
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
  }
  all(root)
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) all(node)
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
