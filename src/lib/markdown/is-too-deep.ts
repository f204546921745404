/** Of `>`, `-`, `1.`, `[^1]:` at the beginning of a line, or columns of indentation: far more than a text needs. */
const CONTAINERS = 20
const INDENTATION = 60
/** Brackets within brackets, and marks of emphasis, of one paragraph. */
const BRACKETS = 10
const EMPHASIS = 200

const MARKERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\s]+\]:))*[ \t]*/

/**
 * Whether Markdown nests deeper than a text can need. Parsers of Markdown and HTML are recursive, and in places
 * quadratic: 10,000 quotes in one another overflow the stack, and 10,000 brackets keep a server busy for minutes.
 */
export function isTooDeep(markdown: string): boolean {
  return markdown.split(/\n[ \t]*\n/).some((block) => {
    const emphasis = block.match(/[*_~]/g)?.length ?? 0
    return (
      emphasis > EMPHASIS || bracketDepth(block) > BRACKETS || block.split('\n').some(isDeepLine)
    )
  })
}

function isDeepLine(line: string): boolean {
  const start = MARKERS.exec(line)?.[0] ?? ''
  const markers = start.match(/>|[-+*](?=[ \t])|\d+[.)](?=[ \t])|\]:/g)?.length ?? 0
  return markers > CONTAINERS || /^[ \t]*/.exec(line)![0].length > INDENTATION
}

function bracketDepth(block: string): number {
  let depth = 0
  let deepest = 0
  for (const sign of block) {
    if (sign === '[') deepest = Math.max(deepest, ++depth)
    if (sign === ']') depth = Math.max(0, depth - 1)
  }
  return deepest
}
