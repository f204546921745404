/**
 * Questions written one a line: trimmed, empty lines left out.
 *
 * @example linesOf('¿Duele?\n\n ¿Dónde? ') // ['¿Duele?', '¿Dónde?']
 */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
