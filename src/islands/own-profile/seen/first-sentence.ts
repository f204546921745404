/**
 * The first sentence of a text, without the full stop: the headline of a profile.
 *
 * @example firstSentence('Preparo corredores. Ven como estés.', 'es') // 'Preparo corredores'
 */
export function firstSentence(text: string, locale: string): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text.trim())
  return (first?.segment ?? '').trim().replace(/(?<!\.)\.$/, '')
}
