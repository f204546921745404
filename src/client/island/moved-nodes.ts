/**
 * Translators and reading aids put text nodes into elements of their own. React then removes, or inserts before, a node that is
 * not where it left it; the browser throws, and the whole island goes: https://github.com/facebook/react/issues/11538
 */
function tolerateMovedNodes({ removeChild, insertBefore }: Node): void {
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, next?.parentNode === this ? next : null)
    return child
  }
}

if (typeof Node !== 'undefined') tolerateMovedNodes(Node.prototype)
