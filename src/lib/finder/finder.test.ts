import { expect, test } from 'vitest'
import {
  canSearch,
  chooseCity,
  chooseCountry,
  chooseModality,
  chooseNeed,
  chooseProfessional,
  finderTarget,
  type FinderChoice,
} from './finder.ts'

const VALENCIA: FinderChoice = {
  professional: 'trainer',
  modality: 'in-person',
  country: 'ES',
  city: 'es-valencia',
}

test('another profession keeps the place and asks for the modality again', () => {
  const choice = chooseProfessional(VALENCIA, 'nutritionist')
  expect(choice).toEqual({ ...VALENCIA, professional: 'nutritionist', modality: undefined })
})

test('online needs no place; another modality keeps it', () => {
  const online = chooseModality({ ...VALENCIA, need: 'rodilla' }, 'online')
  expect(online).toEqual({ professional: 'trainer', modality: 'online', need: 'rodilla' })
  expect(chooseModality(VALENCIA, 'both')).toEqual({ ...VALENCIA, modality: 'both' })
})

test('another country clears the city, and none is none', () => {
  expect(chooseCountry(VALENCIA, 'PT')).toEqual({ ...VALENCIA, country: 'PT', city: undefined })
  const anywhere = { ...VALENCIA, country: undefined, city: undefined }
  expect(chooseCountry(VALENCIA, '')).toEqual(anywhere)
  expect(chooseCity(VALENCIA, '')).toEqual({ ...VALENCIA, city: undefined })
  expect(chooseCity(VALENCIA, 'es-sueca')).toEqual({ ...VALENCIA, city: 'es-sueca' })
})

test.each([
  [{}, false],
  [{ modality: 'online' }, false],
  [{ professional: 'trainer' }, false],
  [{ professional: 'trainer', modality: 'online' }, true],
  [{ professional: 'nutritionist' }, true],
  [{ professional: 'physiotherapist', country: 'ES' }, true],
] as [FinderChoice, boolean][])('%j can be searched for: %s', (choice, expected) => {
  expect(canSearch(choice)).toBe(expected)
})

test('the address has what is chosen, in one order', () => {
  expect(finderTarget({ professional: 'nutritionist' })).toBe(
    '/nutritionists?professional=nutritionist',
  )
  expect(finderTarget({ ...VALENCIA, professional: 'trainer' })).toBe(
    '/trainers?professional=trainer&type=in-person&country=ES&city=es-valencia',
  )
  // A single letter is not searched for.
  expect(finderTarget({ professional: 'trainer', need: ' r ' })).toBe(
    '/trainers?professional=trainer',
  )
  expect(finderTarget({ ...chooseNeed({}, 'suelo pélvico'), professional: 'trainer' })).toBe(
    '/trainers?professional=trainer&q=suelo+p%C3%A9lvico',
  )
})
