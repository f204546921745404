import { SITE } from '#lib/site/identity.ts'
import type { Letter, LetterContext } from './letter.ts'

/** The plain text of a mail: the same words, and the address on a line of its own. */
export function letterText(letter: Letter, { siteUrl }: LetterContext): string {
  const { greeting, paragraphs, action, notes } = letter
  const link = action ? [`${action.label}:\n${action.url}`] : []
  return [greeting, ...paragraphs, ...link, ...notes, `--\n${SITE.name}\n${siteUrl}`]
    .join('\n\n')
    .concat('\n')
}
