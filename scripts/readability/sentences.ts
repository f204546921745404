import type { Nodes, Paragraph } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

/** Parts that are not read as prose: sources, tables, headings, pictures, code. */
const SKIPPED = new Set(['footnoteDefinition', 'table', 'heading', 'code'])

/** The sentences of a Markdown text, each as its words. An entry of a list is a sentence, with or without a full stop. */
export function sentencesOf(markdown: string): string[][] {
  const sentences: string[][] = []
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    if (SKIPPED.has(node.type)) return SKIP
    if (node.type !== 'paragraph') return undefined
    for (const sentence of textOf(node).split(/[.!?…]+(?=\s|$)/)) {
      const words = sentence.match(/\p{L}+(?:['’-]\p{L}+)*/gu)
      if (words) sentences.push(words)
    }
    return SKIP
  })
  return sentences
}

function textOf(paragraph: Paragraph): string {
  const parts: string[] = []
  visit(paragraph as Nodes, 'text', ({ value }) => void parts.push(value.replaceAll('\n', ' ')))
  return parts.join('')
}
