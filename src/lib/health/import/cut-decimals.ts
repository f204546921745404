import type { Line } from './lines.ts'
import { visible } from './nothing.ts'

/**
 * Puts together numbers with a decimal comma that stand without quotes in a file of commas, which cut them in two. A row is put
 * together if that is possible in one way alone. A row that has more cells than the header stays as it is otherwise, so that
 * it is refused: nothing is cut off but empty cells.
 *
 * @param width how many columns the table has
 */
export function joinDecimals(
  lines: readonly Line[],
  width: number,
  delimiter: string,
): { lines: Line[]; isJoined: boolean } {
  // Whoever writes a point has cut nothing at a comma.
  const canBeCut = delimiter === ',' && !lines.some(({ cells }) => cells.some(hasPoint))
  const waysOf = ({ cells }: Line) =>
    canBeCut && cells.length > width ? waysToJoin(cells, cells.length - width) : []
  const all = lines.map((line) => ({ line, ways: waysOf(line) }))
  const isJoined = all.some(({ line, ways }) => ways.length === 1 && !hasEmptyEnd(line, width))
  return {
    isJoined,
    lines: all.map(({ line, ways }) => {
      const [only, ...others] = ways
      if (isJoined && only && others.length === 0) return { ...line, cells: only }
      const isCut = ways.length === 0 && hasEmptyEnd(line, width)
      return isCut ? { ...line, cells: line.cells.slice(0, width) } : line
    }),
  }
}

const hasEmptyEnd = ({ cells }: Line, width: number) =>
  cells.slice(width).every((cell) => visible(cell) === '')

const hasPoint = (cell: string) => /^\s*[+-]?\d+\.\d+(?![\d.])/.test(cell)

const isWhole = (cell: string | undefined) => /^\s*[+-]?\d{1,3}$/.test(cell ?? '')
const isDecimals = (cell: string | undefined) => /^\d{1,2}\s*$/.test(cell ?? '')

/** Every row that comes of joining so many pairs of neighbours; two of them are enough to know that there are several. */
function waysToJoin(cells: readonly string[], pairs: number, from = 0): string[][] {
  if (pairs === 0) return [[...cells]]
  // Without it a long row would be tried in every way that comes to nothing.
  if (mostPairs(cells, from) < pairs) return []
  const ways: string[][] = []
  for (let index = from; index + 1 < cells.length && ways.length < 2; index += 1) {
    if (!isWhole(cells[index]) || !isDecimals(cells[index + 1])) continue
    const joined = cells.toSpliced(index, 2, `${cells[index]!.trim()},${cells[index + 1]!.trim()}`)
    ways.push(...waysToJoin(joined, pairs - 1, index + 1))
  }
  return ways
}

function mostPairs(cells: readonly string[], from: number): number {
  let pairs = 0
  for (let index = from; index + 1 < cells.length; index += 1)
    if (isWhole(cells[index]) && isDecimals(cells[index + 1])) {
      pairs += 1
      index += 1
    }
  return pairs
}
