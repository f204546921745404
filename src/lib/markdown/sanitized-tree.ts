import type { Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SANITIZE_SCHEMA } from './sanitize-schema.ts'

export type MarkdownTexts = {
  /** The heading of the footnotes, which are the sources. */
  sources: string
  /** Leads from a source back to the text; `{n}` is its number, and which of its links it is. */
  back: string
}

const PARSER = unified().use(remarkParse).use(remarkGfm).freeze()

/**
 * The HTML of Markdown as a tree, without scripts, styles and frames. Only for text that is neither too deep nor too
 * costly (`isTooDeep`, `isTooCostly`).
 */
export function sanitizedTree(markdown: string, texts: MarkdownTexts): Root {
  return unified()
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
}
