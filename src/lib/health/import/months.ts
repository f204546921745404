/** From January on, in Spanish and English, without accents. */
const MONTHS = [
  ['enero', 'january'],
  ['febrero', 'february'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo', 'may'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'setiembre', 'september'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
] as const

const WEEKDAYS = [
  ...['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
]

/** Whether a word is a name or begins one with at least three letters: `mar`, `sept`. */
const isShortFor = (word: string, name: string) => word.length >= 3 && name.startsWith(word)

const plainWord = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

/** The number of a month from 1 by its name or the beginning of it, in Spanish or English; null for another word. */
export function readMonth(word: string): number | null {
  const plain = plainWord(word)
  const index = MONTHS.findIndex((names) => names.some((name) => isShortFor(plain, name)))
  return index < 0 ? null : index + 1
}

/** A text without the day of the week at its beginning. */
export function withoutWeekday(text: string): string {
  const [, word = '', rest = ''] = /^(\p{L}+)\.?,?\s+(.*)$/u.exec(text) ?? []
  return WEEKDAYS.some((name) => isShortFor(plainWord(word), name)) ? rest : text
}
