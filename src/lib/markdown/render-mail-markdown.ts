import type { Element, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { asWritten } from './as-written.ts'
import { isTooCostly } from './is-too-costly.ts'
import { isTooDeep } from './is-too-deep.ts'
import { isTooLarge } from './is-too-large.ts'
import { plainTextOf } from './plain-text-of.ts'
import { sanitizedTree, type MarkdownTexts } from './sanitized-tree.ts'

export type MailMarkdown = {
  /** Elements with their styles, without ids, classes and pictures. */
  html: string
  text: string
}

type Options = {
  texts: MarkdownTexts
  /** Paths of the site begin with it; without a trailing slash. */
  siteUrl: string
  /** The style of an element by its name: mail programs know no style sheets. */
  styles: Readonly<Partial<Record<string, string>>>
}

const STRINGIFIER = unified().use(rehypeStringify).freeze()

/**
 * Renders and sanitises Markdown for a mail, by the rules of `renderMarkdown`: HTML and the same as plain text. Pictures
 * are left out, because fetching one tells who reads when; links are whole addresses, and those within the text plain
 * words.
 */
export function renderMailMarkdown(markdown: string, options: Options): MailMarkdown {
  const written = { html: asWritten(markdown), text: markdown }
  if (isTooDeep(markdown) || isTooCostly(markdown)) return written
  const tree = sanitizedTree(markdown, options.texts)
  arrange(tree, options)
  const html = STRINGIFIER.stringify(tree).trim()
  return isTooLarge(html) ? written : { html, text: plainTextOf(tree.children) }
}

function arrange(tree: Root, { siteUrl, styles }: Options): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (element.tagName === 'img') {
      parent.children.splice(index, 1)
      return index
    }
    if (element.tagName === 'input') {
      parent.children[index] = { type: 'text', value: boxOf(element) }
      return undefined
    }
    const href = addressOf(element, siteUrl)
    if (element.tagName === 'a' && href === null) {
      parent.children.splice(index, 1, ...element.children)
      return index
    }
    const style = styles[element.tagName]
    element.properties = {
      ...(href !== null && { href }),
      ...(typeof element.properties['start'] === 'number' && {
        start: element.properties['start'],
      }),
      ...(style !== undefined && { style }),
    }
    return undefined
  })
}

/** Where a link leads; null for what is none, or leads within the text. */
function addressOf({ tagName, properties: { href } }: Element, siteUrl: string): string | null {
  if (tagName !== 'a' || typeof href !== 'string') return null
  if (/^(https?:|mailto:)/i.test(href)) return href
  return /^\/(?![/\\])/.test(href) ? `${siteUrl}${href}` : null
}

const boxOf = ({ properties }: Element) => (properties['checked'] ? '☑' : '☐')
