import { expect, test } from 'vitest'
import { emptyProfessional } from '#lib/accounts/profile-values.ts'
import type { ProfileForm } from './form-values.ts'
import { missingOf, missingOfAthlete } from './missing.ts'

const NOTHING: ProfileForm = {
  ...emptyProfessional,
  ...{ language: 'es', displayName: '', phone: '', newsletter: false, firstName: '', lastName: '' },
  ...{ birthDate: '', gender: '', mainGoal: '', activityLevel: '' },
}
const fieldsOf = (change: Partial<ProfileForm>, hasPhoto = false) =>
  missingOf({ ...NOTHING, ...change }, hasPhoto).map(({ field }) => field)

test('all that was not told is missing, with the field that takes it', () => {
  expect(fieldsOf({})).toEqual([
    'country',
    null,
    'bio',
    'specialization',
    'objectives',
    'certifications',
    'experienceYears',
  ])
})

test('with a country it is the city that is missing', () => {
  expect(fieldsOf({ country: 'ES' })[0]).toBe('city')
})

test('who only works online needs no city', () => {
  expect(fieldsOf({ modality: 'online' })).not.toContain('country')
})

test('nothing is missing from a whole profile', () => {
  const whole = {
    ...{ country: 'ES', city: 'es-valencia', bio: 'Fuerza.', specialization: ['strength'] },
    ...{ objectives: ['toning'], certifications: ['NSCA'], experienceYears: '4' },
  }
  expect(fieldsOf(whole, true)).toEqual([])
})

test('what a short sign-up of an athlete left out is asked for, with its field', () => {
  expect(missingOfAthlete(NOTHING).map(({ field }) => field)).toEqual([
    ...['birthDate', 'gender', 'firstName'],
    ...['country', 'mainGoal', 'activityLevel'],
  ])
  expect(missingOfAthlete({ ...NOTHING, firstName: 'Ada' })[2]!.field).toBe('lastName')
})
