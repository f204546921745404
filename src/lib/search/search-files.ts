import { foldWords } from './fold-words.ts'

/**
 * The texts in which every word of a search begins some word, as in the database. First those whose title has most of
 * them; otherwise in the order given.
 *
 * @param files with further `words` that are searched and not shown
 * @param limit how many at most
 */
export function searchFiles<File extends { title: string; text: string; words?: string }>(
  files: readonly File[],
  search: string,
  limit: number,
): File[] {
  const wanted = foldWords(search)
  if (wanted.length === 0) return []
  return files
    .map((file) => {
      const inTitle = countFound(wanted, foldWords(file.title))
      const isFound =
        countFound(wanted, foldWords(`${file.title} ${file.text} ${file.words ?? ''}`)) ===
        wanted.length
      return { file, inTitle, isFound }
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => b.inTitle - a.inTitle)
    .slice(0, limit)
    .map(({ file }) => file)
}

/** How many of the wanted words begin one of the words. */
function countFound(wanted: readonly string[], words: readonly string[]): number {
  return wanted.filter((start) => words.some((word) => word.startsWith(start))).length
}
