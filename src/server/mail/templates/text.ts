import { SITE } from '#lib/site/identity.ts'
import type { Letter, LetterContext } from './letter.ts'

/** The plain text of a mail: the same words, and the address on a line of its own. */
export function letterText(letter: Letter, { siteUrl }: LetterContext): string {
  const { greeting, paragraphs, quote, action, notes, unsubscribe } = letter
  const link = action ? [`${action.label}:\n${action.url}`] : []
  const quoted = quote === undefined ? [] : [quote.replace(/^/gm, '> ')]
  const end = unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.url}`] : []
  return [
    greeting,
    ...paragraphs,
    ...quoted,
    ...link,
    ...notes,
    ...end,
    `--\n${SITE.name}\n${siteUrl}`,
  ]
    .join('\n\n')
    .concat('\n')
}
