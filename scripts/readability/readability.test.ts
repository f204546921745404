import { expect, test } from 'vitest'
import { readability } from './readability.ts'
import { sentencesOf } from './sentences.ts'
import { spanishSyllables } from './spanish-syllables.ts'

test.each([
  ['sol', 1],
  ['y', 1],
  ['muy', 1],
  ['ley', 1],
  ['casa', 2],
  ['aire', 2],
  ['guitarra', 3],
  ['pingüino', 3],
  ['queso', 2],
  ['guerra', 2],
  ['agua', 2],
  ['cuidado', 3],
  ['país', 2],
  ['día', 2],
  ['aéreo', 4],
  ['leer', 2],
  ['héroe', 3],
  ['ahora', 3],
  ['prohibir', 2],
  ['búho', 2],
  ['actividad', 4],
  ['fisioterapeuta', 6],
  ['entrenamiento', 5],
  ['ciudad', 2],
  ['construir', 2],
  ['yoyó', 2],
  ['playa', 2],
  ['averiguáis', 4],
])('%s has %i syllables', (word, syllables) => {
  expect(spanishSyllables(word)).toBe(syllables)
})

test('prose is counted; sources, tables, headings and pictures are not', () => {
  const markdown = `## Un título. Con punto

Hola, **mundo**.[^a] ¿Qué tal? Bien: 1,6 g/kg

- Uno
- Dos [enlaces](/a/b.c)

| Nada | de |
|---|---|
| esto | cuenta. |

![Tampoco esto.](/x.svg "Ni esto.")

[^a]: Fuente. <https://example.com/a.b>
`
  expect(sentencesOf(markdown)).toEqual([
    ['Hola', 'mundo'],
    ['Qué', 'tal'],
    ['Bien', 'g', 'kg'],
    ['Uno'],
    ['Dos', 'enlaces'],
  ])
})

test('the formulas give their published values', () => {
  // One sentence of four words and six syllables: 206.835 − 62.3 × 1.5 − 4.
  expect(readability('El perro come pan.', 'es')).toBeCloseTo(206.835 - 62.3 * 1.5 - 4)
  // One sentence of six words and six syllables, the example of Flesch's scale: 116.
  expect(readability('The cat sat on the mat.', 'en')).toBeCloseTo(116.145)
})

test('long words and long sentences are harder', () => {
  const easy = readability('Bebe agua. Come pan. Ve a pie.', 'es')
  const hard = readability(
    'La administración institucionalizada desaconseja encarecidamente comportamientos nutricionalmente desequilibrados.',
    'es',
  )
  expect(easy).toBeGreaterThan(90)
  expect(hard).toBeLessThan(0)
})
