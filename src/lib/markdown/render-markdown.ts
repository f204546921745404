import type { RootContent } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import {
  arrangeHeadings,
  arrangePictures,
  markExternalLinks,
  wrapTables,
  type Heading,
  type Size,
} from './article-elements.ts'
import { isTooCostly } from './is-too-costly.ts'
import { isTooDeep } from './is-too-deep.ts'
import { SANITIZE_SCHEMA } from './sanitize-schema.ts'

export type { Heading, Size }

export type MarkdownTexts = {
  /** The heading of the footnotes, which are the sources. */
  sources: string
  /** Leads from a source back to the text; `{n}` is its number, and which of its links it is. */
  back: string
}

export type Rendered = {
  html: string
  /** The section of the footnotes, which are the sources; empty without any. */
  sources: string
  headings: Heading[]
}

const PARSER = unified().use(remarkParse).use(remarkGfm).freeze()
const STRINGIFIER = unified().use(rehypeStringify).freeze()

/**
 * Renders and sanitises the Markdown of an article, with tables, task lists and footnotes as on GitHub. The result
 * contains neither scripts nor styles nor frames, and no picture of another site, whoever wrote the text. What is nested
 * deeper, or takes longer, than any text needs is shown as it was written.
 *
 * @param sizeOf the size of a picture of this site, if it is known
 */
export function renderMarkdown(
  markdown: string,
  texts: MarkdownTexts,
  sizeOf: (path: string) => Size | undefined = () => undefined,
): Rendered {
  if (isTooDeep(markdown) || isTooCostly(markdown))
    return { html: plain(markdown), sources: '', headings: [] }
  const tree = unified()
    .use(remarkRehype, {
      clobberPrefix: 'note-',
      footnoteLabel: texts.sources,
      footnoteLabelProperties: {},
      // The second link back from a source shows a 2, which its name has to contain (WCAG 2.5.3).
      footnoteBackLabel: (index, nth) =>
        texts.back.replace('{n}', nth > 1 ? `${index + 1}-${nth}` : String(index + 1)),
    })
    .use(rehypeSanitize, SANITIZE_SCHEMA)
    .runSync(PARSER.parse(markdown))
  const headings = arrangeHeadings(tree)
  markExternalLinks(tree)
  arrangePictures(tree, sizeOf)
  wrapTables(tree)
  const sources = tree.children.filter(isSources)
  const text = tree.children.filter((node) => !isSources(node))
  return { html: toHtml(text), sources: toHtml(sources), headings }
}

const isSources = (node: RootContent) =>
  node.type === 'element' && 'dataFootnotes' in node.properties

const toHtml = (children: RootContent[]) => STRINGIFIER.stringify({ type: 'root', children }).trim()

const plain = (markdown: string) =>
  `<pre>${markdown.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre>`
