import type { RootContent } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import {
  arrangeHeadings,
  arrangePictures,
  markExternalLinks,
  wrapTables,
  type Heading,
  type Size,
} from './article-elements.ts'
import { asWritten } from './as-written.ts'
import { isTooCostly } from './is-too-costly.ts'
import { isTooDeep } from './is-too-deep.ts'
import { isTooLarge } from './is-too-large.ts'
import { sanitizedTree, type MarkdownTexts } from './sanitized-tree.ts'

export type { Heading, MarkdownTexts, Size }

export type Rendered = {
  html: string
  /** The section of the footnotes, which are the sources; empty without any. */
  sources: string
  headings: Heading[]
}

const STRINGIFIER = unified().use(rehypeStringify).freeze()

/**
 * Renders and sanitises the Markdown of an article, with tables, task lists and footnotes as on GitHub. The result
 * contains neither scripts nor styles nor frames, and no picture but those of articles, whoever wrote the text. What is
 * nested deeper, takes longer, or grows larger than any text needs is shown as it was written.
 *
 * @param sizeOf the size of a picture of this site, if it is known
 */
export function renderMarkdown(
  markdown: string,
  texts: MarkdownTexts,
  sizeOf: (path: string) => Size | undefined = () => undefined,
): Rendered {
  if (isTooDeep(markdown) || isTooCostly(markdown)) return shownAsWritten(markdown)
  const tree = sanitizedTree(markdown, texts)
  const headings = arrangeHeadings(tree)
  markExternalLinks(tree)
  arrangePictures(tree, sizeOf)
  wrapTables(tree)
  const html = toHtml(tree.children.filter((node) => !isSources(node)))
  const sources = toHtml(tree.children.filter(isSources))
  return isTooLarge(html + sources) ? shownAsWritten(markdown) : { html, sources, headings }
}

const shownAsWritten = (markdown: string): Rendered => ({
  html: asWritten(markdown),
  sources: '',
  headings: [],
})

const isSources = (node: RootContent) =>
  node.type === 'element' && 'dataFootnotes' in node.properties

const toHtml = (children: RootContent[]) => STRINGIFIER.stringify({ type: 'root', children }).trim()
