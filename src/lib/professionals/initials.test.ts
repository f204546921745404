import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('initials', () => {
  it.each([
    ['Lucía Ferrer', 'LF'],
    ['Lucía Ferrer Gil', 'LF'],
    ['íñigo ávila', 'ÍÁ'],
    ['I\u0301n\u0303igo A\u0301vila', 'ÍÁ'],
    ['María del Carmen López', 'MC'],
    ['Ana de la Fuente', 'AF'],
    ['Ludwig van der Berg', 'LB'],
    ['  Noa   Vidal ', 'NV'],
    ['Jean-Luc Picard', 'JP'],
    ['Àlex', 'À'],
    ['de', 'D'],
    ['"Chus" (entrenadora)', 'CE'],
    ['3x3 Gym', '3G'],
    ['𝒜da Byron', '𝒜B'],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  it.each([[null], [undefined], [''], ['   '], ['·—!'], ['💪']])('are empty for %j', (name) => {
    expect(initials(name)).toBe('')
  })
})
