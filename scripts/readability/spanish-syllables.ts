const STRONG = 'aeoáéó'
const ACCENTED_WEAK = 'íú'

/**
 * The number of syllables of a Spanish word, by its vowels: two strong vowels, or a strong and an accented weak one, are
 * two syllables; all others side by side are a diphthong. The u of que, qui, gue and gui is silent, and so is the h.
 *
 * @see https://www.rae.es/dpd/hiato and https://www.rae.es/dpd/diptongo
 */
export function spanishSyllables(word: string): number {
  const sounds = word
    .toLowerCase()
    .replace(/qu|gu(?=[eiéí])/g, 'k')
    .replace(/(?<![aeiouáéíóúü])y(?![aeiouáéíóúü])|y$/g, 'i')
    .replaceAll('h', '')
  const groups = sounds.match(/[aeiouáéíóúü]+/g) ?? []
  const syllables = groups.reduce((sum, group) => sum + 1 + hiatusesIn(group), 0)
  return Math.max(1, syllables)
}

const hiatusesIn = (vowels: string) =>
  Array.from(vowels).filter((vowel, i) => i > 0 && isHiatus(vowels[i - 1]!, vowel)).length

const isHiatus = (a: string, b: string) =>
  (STRONG.includes(a) && STRONG.includes(b)) ||
  (STRONG.includes(a) && ACCENTED_WEAK.includes(b)) ||
  (ACCENTED_WEAK.includes(a) && STRONG.includes(b))
