import { expect, test } from 'vitest'
import type { Praise } from '#db/queries/praise.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { chooseReviews } from './get-home.ts'

let n = 0
/** The newest first, as they are read. */
function praise(
  type: ProfessionalType,
  more: { by?: string; about?: string; comment?: string } = {},
) {
  const name = more.about ?? `P${++n}`
  return {
    comment: more.comment ?? `Me ayudó mucho con todo, la visita ${++n}.`,
    reviewerName: more.by ?? `R${++n}`,
    professional: { id: name, type, name, avatarUrl: null },
  } as unknown as Praise
}
const names = (found: readonly Praise[]) =>
  chooseReviews(found).map(({ professional: { name } }) => name)

test('one of each profession comes first, the newest of each', () => {
  const chosen = chooseReviews([
    praise('trainer', { about: 'Ana' }),
    praise('trainer', { about: 'Eva' }),
    praise('physiotherapist', { about: 'Luis' }),
    praise('nutritionist', { about: 'Sara' }),
  ])
  expect(chosen.map(({ professional: { type } }) => type)).toEqual(PROFESSIONAL_TYPES)
  expect(chosen[0]?.professional.name).toBe('Ana')
})

test('where a profession has none, others take its place; nobody praises or is praised twice', () => {
  expect(
    names([
      praise('trainer', { about: 'Ana', by: 'Nora' }),
      praise('trainer', { about: 'Ana', by: 'Juan' }),
      praise('trainer', { about: 'Eva', by: 'Nora' }),
      praise('trainer', { about: 'Iris', by: 'Juan' }),
    ]),
  ).toEqual(['Ana', 'Iris'])
})

test('what has no whole sentence of a fitting length is not shown', () => {
  expect(
    names([praise('trainer', { comment: 'Bien.' }), praise('trainer', { about: 'Eva' })]),
  ).toEqual(['Eva'])
})

test('without reviews there are none', () => {
  expect(chooseReviews([])).toEqual([])
})
