import { expect, test } from 'vitest'
import { NOTHING_TOLD } from '#lib/accounts/professional-part.ts'
import { missingOf, missingOfAthlete } from './missing.ts'

const NOTHING = {
  ...NOTHING_TOLD,
  ...{ country: '', city: '', bio: '', personalWebsite: '', experienceYears: '0' },
}
const fieldsOf = (change: Partial<typeof NOTHING>, hasPhoto = false) =>
  missingOf({ ...NOTHING, ...change }, hasPhoto).map(({ field }) => field)

test('all that was not told is missing, with the field that takes it', () => {
  expect(fieldsOf({})).toEqual([
    'professional.country',
    'profile-photo',
    'professional.bio',
    'professional.specialization',
    'professional.objectives',
    'professional.certifications',
    'professional.experienceYears',
  ])
})

test('with a country it is the city that is missing', () => {
  expect(fieldsOf({ country: 'ES' })[0]).toBe('professional.city')
})

test('who only works online needs no city', () => {
  expect(fieldsOf({ modality: 'online' })).not.toContain('professional.country')
})

test('nothing is missing from a whole profile', () => {
  const whole = {
    ...{ country: 'ES', city: 'es-valencia', bio: 'Fuerza.', specialization: ['strength'] },
    ...{ objectives: ['toning'], certifications: ['NSCA'], experienceYears: '4' },
  }
  expect(fieldsOf(whole, true)).toEqual([])
})

const UNNAMED = { firstName: '', lastName: '', birthDate: '', gender: '' }
const UNTOLD = { country: '', city: '', mainGoal: '', activityLevel: '' }

test('what a short sign-up of an athlete left out is asked for, with its field', () => {
  expect(missingOfAthlete(UNNAMED, UNTOLD).map(({ field }) => field)).toEqual([
    ...['person.birthDate', 'person.gender', 'person.firstName'],
    ...['athlete.country', 'athlete.mainGoal', 'athlete.activityLevel'],
  ])
  const named = { ...UNNAMED, firstName: 'Ada' }
  expect(missingOfAthlete(named, UNTOLD)[2]!.field).toBe('person.lastName')
})
