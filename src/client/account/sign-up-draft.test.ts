import { expect, test } from 'vitest'
import { PROFESSIONAL_FIELDS } from '#lib/accounts/professional-part.ts'
import { SIGN_UP, USER_TYPES } from '#lib/accounts/sign-up.ts'
import {
  draftProblems,
  emptyDraft,
  FIELDS_OF,
  firstWrongStep,
  problemsOfStep,
  toDraftFields,
  toSignUp,
} from './sign-up-draft.ts'

const filled = {
  ...emptyDraft('trainer', 'es'),
  ...{ email: 'Ana@Example.com ', password: 'una clave larga', confirmPassword: 'una clave larga' },
  ...{ firstName: 'Ana', lastName: 'Ruiz', birthDate: '1990-02-28', gender: 'female' },
  ...{
    specialization: ['strength'],
    objectives: ['toning'],
    modality: 'both',
    experienceYears: '0',
    answer: '7',
  },
  ...{ activityLevel: 'light', mainGoal: 'toning', photo: true, acceptTerms: true },
}

test('an empty draft lacks the fields required of every user type', () => {
  for (const type of USER_TYPES) {
    const problems = draftProblems(emptyDraft(type, 'es'), true)
    for (const field of ['email', 'password', 'confirmPassword', 'answer', 'firstName', 'gender']) {
      expect(problems[field], `${type}: ${field}`).toBe('required')
    }
    expect(problems['acceptTerms']).toBe('terms_required')
    expect(problems['photo']).toBe(type === 'trainer' ? 'photo_required' : undefined)
    expect(firstWrongStep(problems)).toBe('access')
  }
})

test.each([
  ['trainer', ['strength']],
  ['nutritionist', ['sports_nutrition']],
  ['physiotherapist', ['manual_therapy']],
  ['athlete', []],
] as const)('a complete draft of a %s is accepted by the API', (userType, specialization) => {
  const draft = { ...filled, userType, specialization: [...specialization] }
  expect(draftProblems(draft, true)).toEqual({})
  expect(SIGN_UP[userType].parse(toSignUp(draft))).toMatchObject({ email: 'ana@example.com' })
})

test('specialities of another profession are not sent', () => {
  const draft = { ...filled, userType: 'nutritionist' as const }
  expect(toSignUp(draft)['specialization']).toEqual([])
  expect(draftProblems(draft, false)).toEqual({ specialization: 'required' })
})

test('a trainer says which goals they help with, the others are not asked', () => {
  expect(draftProblems({ ...filled, objectives: [] }, false)).toEqual({ objectives: 'required' })
  expect(toSignUp(filled)['objectives']).toEqual(['toning'])
  expect(toSignUp({ ...filled, userType: 'nutritionist' })).not.toHaveProperty('objectives')
})

test('networks are sent with one primary, and their problems are mapped to their own fields', () => {
  const draft = {
    ...filled,
    youtube: ' https://youtube.com/@ana ',
    linkedin: 'linkedin',
    tiktok: 'https://ana.example',
    primary: 'youtube',
  }
  expect(toSignUp(draft)['socialNetworks']).toEqual([
    { platform: 'youtube', url: 'https://youtube.com/@ana', isPrimary: true },
    { platform: 'tiktok', url: 'https://ana.example', isPrimary: false },
    { platform: 'linkedin', url: 'linkedin', isPrimary: false },
  ])
  expect(draftProblems(draft, false)).toEqual({
    linkedin: 'invalid_link',
    tiktok: 'wrong_network',
  })
})

test('problems of entries are those of their list, of which the first is kept', () => {
  expect(
    toDraftFields(
      { 'certifications.1': 'too_long', 'certifications.4': 'required', hasPhoto: 'required' },
      filled,
    ),
  ).toEqual({ certifications: 'too_long', photo: 'required' })
})

test('too many years of experience for the age are reported even if other fields are missing', () => {
  const draft = { ...filled, experienceYears: '60', acceptTerms: false }
  expect(draftProblems(draft, false)).toEqual({
    experienceYears: 'more_than_age',
    acceptTerms: 'terms_required',
  })
  expect(draftProblems({ ...filled, experienceYears: '61' }, false)).toEqual({
    experienceYears: 'too_many',
  })
  expect(draftProblems({ ...draft, userType: 'athlete', acceptTerms: true }, false)).toEqual({})
})

test('passwords that differ, and an unanswered challenge', () => {
  expect(draftProblems({ ...filled, confirmPassword: 'x', answer: 'seven' }, true)).toEqual({
    confirmPassword: 'mismatch',
    answer: 'required',
  })
  expect(draftProblems({ ...filled, answer: '' }, false)).toEqual({})
})

test('a problem leads to the first step that has one', () => {
  expect(firstWrongStep({ photo: 'photo_required', bio: 'too_long' })).toBe('details')
  expect(firstWrongStep({ photo: 'photo_required' })).toBe('finish')
  expect(firstWrongStep({})).toBeUndefined()
})

test('whatever sign-up sends is asked for in a step', () => {
  const inSteps: readonly string[] = Object.values(FIELDS_OF).flat()
  const inDetails = [
    ...Object.keys(PROFESSIONAL_FIELDS),
    'socialNetworks',
    'activityLevel',
    'mainGoal',
  ]
  for (const schema of Object.values(SIGN_UP)) {
    const sent = Object.keys(schema.shape).filter((name) => name !== 'hasPhoto')
    expect(sent.filter((name) => !inSteps.includes(name) && !inDetails.includes(name))).toEqual([])
  }
})

test('a problem of no field of the form is left to the server', () => {
  expect(problemsOfStep({ pass: 'required', bio: 'too_long' }, 'details')).toEqual({
    bio: 'too_long',
  })
})
