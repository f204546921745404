import { expect, test } from 'vitest'
import { DEMO_PEOPLE } from '#db/seed/demo-people.ts'
import { foreignTo, languageOf } from './language-of.ts'

test.each([
  ['Soy entrenadora de fuerza y trabajo con personas que nunca pisaron un gimnasio.', 'es'],
  ['Profesional de los pies a la cabeza.', 'es'],
  ['Ojalá lo hubiera hecho antes. Muy recomendable.', 'es'],
  ['I help busy people to get strong, and to stay so.', 'en'],
  ['She listens, and the plan fits my week.', 'en'],
  ['Entreno con el método “Strength for all of us”, de fuerza y para todas las edades.', 'es'],
])('%s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test.each(['', 'Top!', 'Genial', 'CrossFit L1', '10/10', 'Amazing coach'])(
  'nothing is claimed about %j',
  (text) => {
    expect(languageOf(text)).toBeNull()
  },
)

test('every text of the demo people is known to be Spanish', () => {
  const texts = DEMO_PEOPLE.map(({ professional }) => professional.bio)
  expect(texts.filter((text) => languageOf(text) !== 'es')).toEqual([])
})

test('only another language is foreign', () => {
  expect(foreignTo('en', 'Se nota que le gusta lo que hace.')).toBe('es')
  expect(foreignTo('es', 'Se nota que le gusta lo que hace.')).toBeUndefined()
  expect(foreignTo('es', 'Genial')).toBeUndefined()
})
