/**
 * Finds strings that Postgres cannot store: lone surrogates, or NUL. An invalid key is reported as its object's path.
 * Walks the value itself: beside it there is one path, of the place where it looks.
 *
 * @param input a JSON value that is not deeper than the call stack; bodies are limited while they are read
 * @param most the maximum number of results
 * @returns the path of each; empty for the input itself
 */
export function unfitTexts(input: unknown, most: number): string[][] {
  const found: string[][] = []
  const path: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!isFit(value)) found.push([...path])
      return
    }
    if (typeof value !== 'object' || value === null) return
    const parts = value as Record<string, unknown>
    if (!Array.isArray(value) && !Object.keys(parts).every(isFit)) found.push([...path])
    for (const key in parts) {
      if (found.length >= most) return
      path.push(key)
      visit(parts[key])
      path.pop()
    }
  }
  visit(input)
  return found.slice(0, most)
}

const isFit = (text: string) => text.isWellFormed() && !text.includes('\0')
