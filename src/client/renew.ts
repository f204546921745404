/**
 * Makes one piece of a page equal to another drawn of the same template, and keeps every node that already is: pictures
 * stay loaded, texts stay typed, and what has the focus keeps it. An item of a list is replaced as a whole: where it
 * stood, another would be taken for the same that has moved.
 *
 * @param fresh of a document of its own; its nodes are moved from there
 */
export function renew(old: Element, fresh: Element): void {
  // Text in a page with scripts, elements in a document without.
  if (old.localName === 'noscript' || old.isEqualNode(fresh)) return
  const [nodes, wanted] = [[...old.childNodes], [...fresh.childNodes]]
  const isSameTag = old.localName !== 'li' && old.cloneNode().isEqualNode(fresh.cloneNode())
  if (!isSameTag || nodes.length !== wanted.length) {
    old.replaceWith(fresh)
    return
  }
  nodes.forEach((node, n) => {
    const next = wanted[n]!
    if (node instanceof Element && next instanceof Element) renew(node, next)
    else if (!node.isEqualNode(next)) node.replaceWith(next)
  })
}
