import { describe, expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

describe('sentences', () => {
  test.each([
    ['Uno. Dos.', ['Uno.', 'Dos.']],
    ['¿Qué tal? ¡Bien! Sigue…', ['¿Qué tal?', '¡Bien!', 'Sigue…']],
    ['Sin punto', ['Sin punto']],
    ['La Dra. Ana S. Gil, p. ej. Sí.', ['La Dra. Ana S. Gil, p. ej. Sí.']],
    ['Una línea\n\nOtra', ['Una línea', 'Otra']],
    ['Subí 2.5 kg en 3.500 pasos.', ['Subí 2.5 kg en 3.500 pasos.']],
    ['  \n ', []],
  ])('%j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))
})
