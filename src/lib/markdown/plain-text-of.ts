import type { Element, ElementContent, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'

type Node = RootContent | ElementContent

/** The plain text of a tree of HTML for a mail: paragraphs parted by a blank line, addresses behind what they stand for. */
export function plainTextOf(nodes: readonly Node[]): string {
  return nodes
    .map(block)
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n\n')
}

const BLOCKS: Partial<Record<string, (element: Element) => string>> = {
  ul: (list) => itemsOf(list, () => '- '),
  ol: (list) => itemsOf(list, (n) => `${firstOf(list) + n}. `),
  blockquote: ({ children }) => plainTextOf(children).replace(/^/gm, '> '),
  pre: (element) => toString(element),
  hr: () => '---',
  section: ({ children }) => plainTextOf(children),
  table: (element) =>
    rowsOf(element)
      .map((row) =>
        elementsOf(row)
          .map((cell) => inline(cell.children).trim())
          .join(' | '),
      )
      .join('\n'),
}

function block(node: Node): string {
  if (node.type !== 'element') return inline([node])
  return BLOCKS[node.tagName]?.(node) ?? inline(node.children)
}

const elementsOf = ({ children }: Element) => children.filter((child) => child.type === 'element')

const rowsOf = (table: Element) => elementsOf(table).flatMap(elementsOf)

const firstOf = ({ properties: { start } }: Element) => (typeof start === 'number' ? start : 1)

function itemsOf(list: Element, markOf: (n: number) => string): string {
  return elementsOf(list)
    .map((item, n) => {
      const mark = markOf(n)
      return mark + itemText(item).replaceAll('\n', `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

/** Its own words, and what stands below them. */
function itemText({ children }: Element): string {
  const isBelow = (node: Node) =>
    node.type === 'element' && (node.tagName in BLOCKS || node.tagName === 'p')
  const below = children.filter(isBelow)
  const words = inline(children.filter((node) => !isBelow(node))).trim()
  return [words, ...below.map((node) => block(node).trim())].filter(Boolean).join('\n')
}

function inline(nodes: readonly Node[]): string {
  return nodes.map(inlineOf).join('')
}

function inlineOf(node: Node): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'br') return '\n'
  const words = inline(node.children)
  const href = node.properties['href']
  if (typeof href !== 'string' || href === words || href === `mailto:${words}`) return words
  return `${words} (${href.replace(/^mailto:/i, '')})`
}
