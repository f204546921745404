/**
 * The words of a text without accents and capitals, as `fold_words` of the database has them: only letters and digits
 * are left.
 *
 * @example foldWords('¿Qué es el IMC?') // ['que', 'es', 'el', 'imc']
 */
export function foldWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
