/** A name or a fact within a sentence: `peso` of `Peso`, but `IMC` and `HbA1c`. */
export function inSentence(text: string): string {
  return /^\p{Lu}\p{Ll}+([ ,]|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
