/**
 * Translators and reading aids put text nodes into elements of their own. React then removes, changes, or inserts before, a text
 * that is not where it left it: the browser throws and the whole island goes, or the old text stays for ever
 * (https://github.com/facebook/react/issues/11538). What stands in the place of a text is remembered, and taken for it.
 */
function followMovedTexts({ removeChild, insertBefore }: Node): void {
  const standIns = new WeakMap<Node, ChildNode>()
  const standInOf = (text: Node | null): ChildNode | null => {
    const standIn = text && !text.parentNode ? standIns.get(text) : undefined
    return standIn?.parentNode ? standIn : null
  }
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes } of changes) {
      const [text, standIn] = [removedNodes[0], addedNodes[0]]
      if (text instanceof Text && standIn) standIns.set(text, standIn as ChildNode)
    }
  }).observe(document, { childList: true, subtree: true })

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child)
    else standInOf(child)?.remove()
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    const before = next?.parentNode === this ? next : standInOf(next)
    insertBefore.call(this, child, before?.parentNode === this ? before : null)
    return child
  }
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      // The translator sees it come back, and translates it again.
      standInOf(this)?.replaceWith(this)
      nodeValue.set!.call(this, value)
    },
  })
}

if (typeof Node !== 'undefined') followMovedTexts(Node.prototype)
