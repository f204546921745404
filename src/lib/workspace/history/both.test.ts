import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bothTexts, wordDiff } from './both.ts'

describe('both texts as one', () => {
  test.each([
    [
      'what both say once, the saved before the typed',
      'Descarga por viaje. Sin impacto hasta el 27.',
      'Descarga por viaje. Puede trotar 10 minutos.',
      'Descarga por viaje. Puede trotar 10 minutos. Sin impacto hasta el 27.',
    ],
    [
      'sentences stay whole where they differ in a word',
      'Molestia 2 de 10. Sigue.',
      'Molestia 3 de 10. Sigue.',
      'Molestia 3 de 10. Molestia 2 de 10. Sigue.',
    ],
    ['lists line by line', '- uno\n- dos', '- uno\n- tres', '- uno\n- tres\n- dos'],
    ['nothing in common', 'Hola', 'Adiós', 'Adiós Hola'],
    ['the same text is not doubled', 'Igual. Todo.', 'Igual. Todo.', 'Igual. Todo.'],
    ['one that goes on', 'Empieza.', 'Empieza. Sigue.', 'Empieza. Sigue.'],
    ['an empty one', '', 'Guardado', 'Guardado'],
    [
      'a decimal and a question are no ends of a sentence by themselves',
      'Sube 2.5 kg',
      '¿Sube?',
      '¿Sube? Sube 2.5 kg',
    ],
  ])('%s', (_, mine, theirs, both) => {
    expect(bothTexts(mine, theirs)).toBe(both)
  })

  const words = fc.array(
    fc.constantFrom(
      'peso',
      'dolor',
      'Sube',
      '2.5',
      'kg.',
      '¿Sí?',
      '…',
      '\n',
      '\n\n',
      '«Sí.»',
      '👣',
      '-',
    ),
    { maxLength: 30 },
  )
  const text = fc.oneof(
    words.map((all) => all.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )
  const wordsIn = (whole: string): string[] => whole.match(/\S+/g) ?? []

  /** Whether all words of a text are in another, in their order. */
  function isWithin(part: string, whole: string): boolean {
    let at = 0
    const all = wordsIn(whole)
    return wordsIn(part).every((word) => {
      at = all.indexOf(word, at) + 1
      return at > 0
    })
  }

  test('nothing of either text is lost, and nothing is added', () => {
    fc.assert(
      fc.property(text, text, (mine, theirs) => {
        const both = bothTexts(mine, theirs)
        expect(isWithin(mine, both)).toBe(true)
        expect(isWithin(theirs, both)).toBe(true)
        const known = new Set([...wordsIn(mine), ...wordsIn(theirs)])
        expect(wordsIn(both).every((word) => known.has(word))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('with itself a text stays as it is', () => {
    fc.assert(fc.property(text, (one) => bothTexts(one, one) === one.trim()))
  })

  test('the parts of each side are its whole text, and what is shared is the same', () => {
    fc.assert(
      fc.property(text, text, (mine, theirs) => {
        const parts = wordDiff(mine, theirs)
        const whole = (side: 'mine' | 'theirs') => parts[side].map((part) => part.text).join('')
        expect([whole('mine'), whole('theirs')]).toEqual([mine, theirs])
        const shared = (side: 'mine' | 'theirs') =>
          parts[side].filter(({ isShared }) => isShared).flatMap((part) => wordsIn(part.text))
        expect(shared('mine')).toEqual(shared('theirs'))
      }),
    )
  })
})

test('what differs is told by words', () => {
  expect(wordDiff('Sube 2 series', 'Sube 3 series')).toEqual({
    mine: [
      { text: 'Sube ', isShared: true },
      { text: '2 ', isShared: false },
      { text: 'series', isShared: true },
    ],
    theirs: [
      { text: 'Sube ', isShared: true },
      { text: '3 ', isShared: false },
      { text: 'series', isShared: true },
    ],
  })
})
