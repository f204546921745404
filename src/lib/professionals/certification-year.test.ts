import { expect, test } from 'vitest'
import { certificationYear, inTime } from './certification-year.ts'

test.each([
  ['Máster en Nutrición Deportiva (2018)', 2018],
  ['Grado en Fisioterapia, 1998', 1998],
  ['2024 NSCA-CSCS', 2024],
  ['Grado en Ciencias de la Actividad Física', null],
  ['Curso 2015-2019 de entrenador', null],
  ['Curso 2015–2019', null],
  ['Curso 2019/20', null],
  ['Colegiada 20183', null],
  ['N.º 12.2018', null],
  ['Máster en 2031', null],
  ['Técnico 1899', null],
])('%s: %s', (text, year) => {
  expect(certificationYear(text, 2026)).toBe(year)
})

test('those with a year come first, the newest before the older; the others keep their order', () => {
  expect(inTime(['B', 'Uno (2001)', 'A', 'Dos (2020)'], 2026).map(({ text }) => text)).toEqual([
    'Dos (2020)',
    'Uno (2001)',
    'B',
    'A',
  ])
})
