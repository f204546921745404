/** Lines of the whole text, and signs of one paragraph that begin or end something: far more than a text needs. */
const LINES = 4_000
const SIGNS = 500
/** Cells of all tables. */
const CELLS = 20_000
/** References to footnotes, each of which is a link there and a link back. */
const REFERENCES = 500
/** Characters that definitions of links put in place of their uses. */
const REPEATED = 1_000_000

const DEFINITION = /\[(?!\^)[^[\]]+\]:/

/**
 * Whether Markdown takes far longer to render, or grows far larger, than its length suggests. A parser looks for the end
 * of each bracket and each `<` up to the end of the paragraph; a row of a table is filled up to the width of its head; a
 * definition stands once for many uses; and a reference of four characters becomes two hundred. Fifty kilobytes of
 * either occupy a server for minutes, or all of its memory.
 */
export function isTooCostly(markdown: string): boolean {
  if (count(markdown, '\n') > LINES || count(markdown, '[^') > REFERENCES) return true
  const blocks = markdown.split(/\n[ \t]*\n/)
  return (
    blocks.some((block) => ['[', ']', '<'].some((sign) => count(block, sign) > SIGNS)) ||
    sum(blocks.map(cellsOf)) > CELLS ||
    sum(blocks.map(definedIn)) * count(markdown, '[') > REPEATED
  )
}

/** As if the whole paragraph were a table, as wide as its widest line. */
function cellsOf(block: string): number {
  const lines = block.split('\n')
  return lines.length * Math.max(...lines.map((line) => count(line, '|')))
}

const definedIn = (block: string) => (DEFINITION.test(block) ? block.length : 0)

const count = (text: string, sign: string) => text.split(sign).length - 1
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
