type Node = { value: unknown; key: string; parent: Node | undefined }

/**
 * Finds strings that Postgres cannot store: lone surrogates, or NUL. An invalid key is reported as its object's path.
 *
 * @param input a JSON value of any depth
 * @param most the maximum number of results
 * @returns the path of each; empty for the input itself
 */
export function unfitTexts(input: unknown, most: number): string[][] {
  const found: string[][] = []
  // An explicit stack: JSON can be deeper than the call stack.
  const nodes: Node[] = [{ value: input, key: '', parent: undefined }]
  for (let at = 0; at < nodes.length && found.length < most; at++) {
    const node = nodes[at]!
    const { value } = node
    if (typeof value === 'string' ? !isFit(value) : !hasFitNames(value)) found.push(pathOf(node))
    if (typeof value !== 'object' || value === null) continue
    for (const [key, part] of Object.entries(value)) nodes.push({ value: part, key, parent: node })
  }
  return found
}

const isFit = (text: string) => text.isWellFormed() && !text.includes('\0')

const hasFitNames = (value: unknown) =>
  typeof value !== 'object' || value === null || Object.keys(value).every(isFit)

function pathOf(node: Node): string[] {
  const path: string[] = []
  for (let at = node; at.parent; at = at.parent) path.push(at.key)
  return path.reverse()
}
