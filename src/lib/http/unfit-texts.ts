type Node = { value: unknown; key: string; parent: Node | undefined }

/**
 * Finds texts that the database cannot keep: half a surrogate pair, or NUL. A name of a field that is such a
 * text is told by the object that has it.
 *
 * @param input a value as JSON gives it, of any depth
 * @param most how many are looked for
 * @returns the path of each; that of the input itself is empty
 */
export function unfitTexts(input: unknown, most: number): string[][] {
  const found: string[][] = []
  // A list of what is still to be seen, since a stack of calls has an end and the depth of JSON has not.
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
