import { expect, test } from 'vitest'
import { searchFiles } from './search-files.ts'

const FILES = [
  { title: 'Dormir bien', text: 'Cómo el sueño ayuda al músculo y a la rodilla' },
  { title: 'Rodilla que duele al bajar', text: 'Qué hacer en la montaña' },
  { title: 'Calculadora de IMC', text: 'Índice de masa corporal', words: 'cintura peso' },
]
const titles = (search: string, limit = 5) =>
  searchFiles(FILES, search, limit).map(({ title }) => title)

test.each([
  ['rodilla', ['Rodilla que duele al bajar', 'Dormir bien']],
  ['RODI', ['Rodilla que duele al bajar', 'Dormir bien']],
  ['musculo', ['Dormir bien']],
  ['índice', ['Calculadora de IMC']],
  ['indice imc', ['Calculadora de IMC']],
  ['peso imc', ['Calculadora de IMC']],
  ['rodilla imc', []],
  ['odilla', []],
  ['', []],
  ['¿?!', []],
  ['.*', []],
])('%j finds %j', (search, expected) => {
  expect(titles(search)).toEqual(expected)
})

test('no more are given than asked for', () => {
  expect(titles('rodilla', 1)).toEqual(['Rodilla que duele al bajar'])
})
