/** Words of Spanish, Catalan, Portuguese, French, Dutch and German names that carry no initial. */
const PARTICLES = new Set(
  'de del la las los el y i e da do das dos di van von der den le du'.split(' '),
)

/**
 * One or two capital letters for a person without a picture: of the first name and the first surname.
 * '' when there is no name to take them from.
 *
 * @example initials('Íñigo de la Torre Gil') // 'ÍT'
 */
export function initials(name: string | null | undefined): string {
  const words = (name ?? '').normalize('NFC').match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  const telling = words.filter((word) => !PARTICLES.has(word.toLowerCase()))
  const chosen = telling.length > 0 ? telling : words
  return chosen
    .slice(0, 2)
    .map((word) => word.match(/./u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('es')
}
