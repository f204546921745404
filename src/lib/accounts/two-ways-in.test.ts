import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '#lib/fields/language-codes.ts'
import { SOCIAL_PLATFORMS } from '#lib/fields/social-network.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { ProfileUpdate } from './own-profile.ts'
import { PROFESSIONAL } from './professional-part.ts'
import { SIGN_UP, type UserType } from './sign-up.ts'

/** Fields that sign-up sends and the profile can change, by part of the profile. */
const FIELDS = {
  person: ['firstName', 'lastName', 'birthDate', 'gender'],
  athlete: ['country', 'city', 'activityLevel', 'mainGoal'],
  professional: [
    ...['country', 'city', 'bio', 'specialization', 'certifications', 'experienceYears'],
    ...[
      'languages',
      'modality',
      'personalWebsite',
      'socialNetworks',
      'participateRanking',
      'objectives',
    ],
  ],
} as const
type Part = keyof typeof FIELDS

/** Values close to valid ones, so that both outcomes are frequent. */
const near = fc.oneof(
  fc.constantFrom<unknown>(
    ...['Ana', 'José María', ' Ana ', '<b>', 'a\u202eb', '1990-05-17', '2020-01-01', '1800-01-01'],
    ...['female', 'ES', 'es', 'es-valencia', 'XX-1', 'light', 'toning', 'both', 'online'],
    ...['https://ana.example', 'http://ana.example', 'javascript:alert(1)', 'x'.repeat(301)],
    ...['line\nbreak', 'constructor', '__proto__', 0, 7, 60, 61, 80, -1, 1.5, 1e9, true, false],
  ),
  fc.integer({ min: -5, max: 100 }),
  fc.string({ unit: 'binary', maxLength: 130 }),
  fc.array(fc.constantFrom<unknown>(...SPECIALTIES.trainer, ...SPECIALTIES.nutritionist, 1), {
    maxLength: 8,
  }),
  fc.array(fc.constantFrom<string>(...LANGUAGE_CODES, 'Español nativo', 'ES'), { maxLength: 25 }),
  fc.array(fc.oneof(fc.string(), fc.constantFrom('NSCA', 'ACE')), { maxLength: 25 }),
  fc.array(
    fc.record({
      platform: fc.constantFrom<string>(...SOCIAL_PLATFORMS, 'myspace'),
      url: fc.constantFrom(
        ...['https://instagram.com/a', 'https://youtu.be/a', 'https://evil.example', 'x'],
      ),
      isPrimary: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  fc.jsonValue(),
)

const PROFESSIONAL_FORM = {
  ...{
    bio: 'Fuerza',
    specialization: ['strength'],
    objectives: ['toning'],
    certifications: [],
    experienceYears: 3,
  },
  ...{ languages: ['es'], modality: 'both', personalWebsite: null, socialNetworks: [] },
  participateRanking: true,
}
const PLACE = { country: 'ES', city: 'es-valencia' }
const PERSON = { firstName: 'A', lastName: 'B', birthDate: '1990-05-17', gender: 'other' }
const PARTS: Record<Part, object> = {
  person: PERSON,
  athlete: { ...PLACE, activityLevel: 'light', mainGoal: 'toning' },
  professional: {
    ...{ ...PLACE, ...PROFESSIONAL_FORM },
    ...{ achievements: [], instagramPosts: [], isFindableByEmail: false },
  },
}

function signUpProblems(userType: UserType, field: string, value: unknown) {
  const form = {
    ...{ userType, ...PERSON, ...PLACE, email: 'a@example.com', password: 'caballo grapa pila' },
    ...{ language: 'es', acceptTerms: true, newsletter: false },
    ...(userType === 'athlete' ? PARTS.athlete : { ...PROFESSIONAL_FORM, hasPhoto: true }),
    [field]: value,
  }
  return problemsOf(SIGN_UP[userType], form, '')
}

/** A professional is checked by the contract, then by the profession's schema, which is no laxer. */
function updateProblems(type: ProfessionalType, part: Part, changed: object) {
  const problems = problemsOf(ProfileUpdate, { version: 1, [part]: changed }, `${part}.`)
  if (part !== 'professional') return problems
  const ofProfession = problemsOf(z.strictObject(PROFESSIONAL[type]), changed, '')
  if (Object.keys(problems).length > 0) expect(ofProfession).not.toEqual({})
  return ofProfession
}

function problemsOf(schema: z.ZodMiniType, input: unknown, prefix: string) {
  const { error } = z.safeParse(schema, input)
  const problems = Object.entries(error ? fieldProblems(error.issues, input, 'body') : {})
  return Object.fromEntries(problems.map(([field, code]) => [field.replace(prefix, ''), code]))
}

/** Sign-up requires most fields; the profile allows clearing them. */
const isNothing = (value: unknown) =>
  value === null ||
  (typeof value === 'string' && /^[\p{Z}\p{Cf}\s]*$/u.test(value)) ||
  (Array.isArray(value) && value.length === 0)

const CASES = (Object.keys(FIELDS) as Part[]).flatMap((part) =>
  FIELDS[part].map((field) => [part, field] as const),
)

test.each(CASES)('%s: sign-up and profile validate %s equally', (part, field) => {
  fc.assert(
    fc.property(near, (value) => {
      fc.pre(!isNothing(value))
      const userType = part === 'athlete' ? 'athlete' : 'trainer'
      const changed = { ...PARTS[part], [field]: value }
      expect(updateProblems('trainer', part, changed)).toEqual(
        signUpProblems(userType, field, value),
      )
    }),
    { numRuns: 400 },
  )
})

test.each([
  ...FIELDS.person.map((field) => ['person', field, null] as const),
  ...FIELDS.athlete.map((field) => ['athlete', field, null] as const),
  ...['country', 'city', 'bio', 'personalWebsite'].map((f) => ['professional', f, null] as const),
  ...['specialization', 'objectives', 'languages'].map(
    (field) => ['professional', field, []] as const,
  ),
] as const)('%s: %s may be cleared later', (part, field, empty) => {
  expect(updateProblems('trainer', part, { ...PARTS[part], [field]: empty })).toEqual({})
})
