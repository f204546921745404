import { SITE } from '#lib/site/identity.ts'
import { opening, type Letter, type LetterContext } from './letter.ts'

/** The plain text of a mail: the same words, and the address on a line of its own. */
export function letterText(letter: Letter, { siteUrl }: LetterContext): string {
  const { person, content, quote, action, notes, why } = letter
  const link = action ? [`${action.label}:\n${action.url}`] : []
  const quoted = quote === undefined ? [] : [quote.replace(/^/gm, '> ')]
  const end = [letter.preferences, letter.unsubscribe].flatMap((link) =>
    link ? [`${link.label}:\n${link.url}`] : [],
  )
  return [
    letter.heading ?? letter.subject,
    ...(person ? [`${person.name}\n${person.line}`] : []),
    ...opening(letter),
    ...(content?.text ? [content.text] : []),
    ...readingText(letter),
    ...quoted,
    ...link,
    ...notes,
    why,
    ...end,
    `--\n${SITE.name}\n${siteUrl}`,
  ]
    .join('\n\n')
    .concat('\n')
}

function readingText({ reading }: Letter): string[] {
  if (!reading || reading.items.length === 0) return []
  const items = reading.items.map(({ title, excerpt, url }) => `${title}\n${excerpt}\n${url}`)
  return [reading.heading, ...items]
}
