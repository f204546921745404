import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentencesOf } from '#lib/format/sentences.ts'
import { quoteOf } from './quote.ts'

describe('the quotation of a card', () => {
  test.each([
    [
      'a whole comment that fits',
      ['Llevo un año y no he fallado un mes. Con eso lo digo todo.'],
      'Llevo un año y no he fallado un mes. Con eso lo digo todo.',
    ],
    [
      'its beginning, in whole sentences',
      ['Explica el porqué de cada cosa. Y eso engancha a cualquiera que venga de otro sitio.'],
      'Explica el porqué de cada cosa.',
    ],
    [
      'a later sentence, when the first are too short or too long',
      [
        'Genial. Lo recomiendo a cualquiera que quiera empezar de cero sin prisas ni miedo. Me ha quitado el miedo a la sala.',
      ],
      'Me ha quitado el miedo a la sala.',
    ],
    [
      'the next comment',
      ['Muy bien.', 'Resultados sin dramas. Volveré.'],
      'Resultados sin dramas. Volveré.',
    ],
    ['24 characters are too few', ['a'.repeat(24)], null],
    ['25 are enough', ['a'.repeat(25)], 'a'.repeat(25)],
    ['60 fit', ['a'.repeat(60)], 'a'.repeat(60)],
    ['61 do not', ['a'.repeat(61)], null],
    ['nothing', [], null],
  ])('%s', (_, comments, quote) => expect(quoteOf(comments)).toBe(quote))

  test('is always made of whole sentences of one comment, 25 to 60 characters long', () => {
    const comment = fc.string({
      unit: fc.constantFrom('a', 'ñ', ' ', '.', '!', '\n'),
      maxLength: 200,
    })
    fc.assert(
      fc.property(fc.array(comment, { maxLength: 3 }), (comments) => {
        const quote = quoteOf(comments)
        if (quote === null) return
        expect(quote.length).toBeGreaterThanOrEqual(25)
        expect(quote.length).toBeLessThanOrEqual(60)
        expect(comments.some((text) => sentencesOf(text).join(' ').includes(quote))).toBe(true)
      }),
    )
  })
})
