/**
 * Plays a browser's translator, as Google Translate does it: each text is replaced by its translation in two `<font>`
 * elements, also those that come later.
 *
 * @returns ends it
 */
export function translate(root: HTMLElement): () => void {
  all(root)
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) all(node)
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Translators use the element; nobody else does any more. */
const FONT = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')

const isInFont = (node: Node) =>
  node.parentElement?.closest('font, script, style, textarea, option')

function all(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts = root.nodeType === Node.TEXT_NODE ? [root] : []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!text.nodeValue?.trim() || isInFont(text)) continue
    const [outer, inner] = [FONT.cloneNode(), FONT.cloneNode()] as [Element, Element]
    inner.textContent = text.nodeValue
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
}
