import { diffArrays } from 'diff'

/** A run of a text; whether the other text has it too. */
export type Part = { text: string; isShared: boolean }

/** Words with the space after them; joined they are the text again. */
const wordsOf = (text: string): string[] => text.match(/^\s+|\S+\s*/g) ?? []

/** Sentences and lines of a trimmed text, with the space after them; joined they are the text again. */
const sentencesOf = (text: string): string[] =>
  text.match(/\S[^\n]*?(?:[.!?…]["'»”’)\]]*(?=\s)|$)\s*/gmu) ?? []

type Compared = { mine: string[]; theirs: string[]; isShared: boolean }

/** Both texts side by side, cut where they begin or cease to be the same. Space at the ends of a piece does not count. */
function compare(mine: readonly string[], theirs: readonly string[]): Compared[] {
  const rest = { mine: [...mine], theirs: [...theirs] }
  const changes = diffArrays([...theirs], [...mine], {
    comparator: (one, other) => one.trim() === other.trim(),
  })
  return changes.map(({ added, removed, count }) => ({
    mine: removed ? [] : rest.mine.splice(0, count),
    theirs: added ? [] : rest.theirs.splice(0, count),
    isShared: !added && !removed,
  }))
}

/** What differs between two texts, by words. The parts of each side are its whole text. */
export function wordDiff(mine: string, theirs: string): Record<'mine' | 'theirs', Part[]> {
  const compared = compare(wordsOf(mine), wordsOf(theirs))
  const side = (whose: 'mine' | 'theirs') =>
    compared
      .map(({ isShared, ...words }) => ({ text: words[whose].join(''), isShared }))
      .filter(({ text }) => text !== '')
  return { mine: side('mine'), theirs: side('theirs') }
}

/**
 * Two texts as one: what both say once, and where they differ what is saved before what is typed here. Whole sentences and
 * lines, so that what is left to correct can be read; every one of either text is in it, in its order.
 */
export function bothTexts(mine: string, theirs: string): string {
  const pieces = compare(sentencesOf(mine.trim()), sentencesOf(theirs.trim())).flatMap((part) =>
    part.isShared ? part.mine : [...part.theirs, ...part.mine],
  )
  const gap = `${mine}${theirs}`.includes('\n') ? '\n' : ' '
  return pieces
    .map((piece) => (/\s$/.test(piece) ? piece : piece + gap))
    .join('')
    .trim()
}
