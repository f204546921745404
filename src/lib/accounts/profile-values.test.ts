import { expect, test } from 'vitest'
import { PROFESSIONAL } from './professional-part.ts'
import {
  emptyProfessional,
  professionalInput,
  professionalValues,
  toValueNames,
} from './profile-values.ts'
import * as z from 'zod/mini'

const STORED = {
  ...{ country: 'ES', city: 'es-valencia', bio: null, personalWebsite: null },
  ...{ specialization: ['strength'], objectives: ['toning'], certifications: ['NSCA'] },
  ...{ achievements: [], experienceYears: 4, languages: ['es'], modality: 'both' as const },
  instagramPosts: ['https://www.instagram.com/p/CxY-123_abc/'],
  socialNetworks: [
    { platform: 'tiktok' as const, url: 'https://tiktok.com/@ana', isPrimary: true },
    { platform: 'instagram' as const, url: 'https://instagram.com/ana', isPrimary: false },
  ],
  ...{ participateRanking: true, isFindableByEmail: false },
}

test('what is stored comes back from its form as the API takes it', () => {
  const input = professionalInput(professionalValues(STORED, 'trainer'))
  expect(z.parse(z.strictObject(PROFESSIONAL.trainer), input)).toEqual({
    ...STORED,
    socialNetworks: STORED.socialNetworks.toReversed(),
  })
})

test('years that are no number are left for the schema to refuse', () => {
  const years = (experienceYears: string) =>
    professionalInput({ ...emptyProfessional, experienceYears })['experienceYears']
  expect([years(''), years(' 7 '), years('7.5'), years('x')]).toEqual([undefined, 7, 7.5, NaN])
})

test('a text of spaces is none', () => {
  expect(professionalInput({ ...emptyProfessional, bio: '  ', city: '' })).toMatchObject({
    bio: null,
    city: null,
  })
})

test('a problem of an entry is that of its list, of several the first; of a network that of its address', () => {
  const values = { ...emptyProfessional, youtube: 'x', linkedin: 'y', post2: 'z' }
  expect(
    toValueNames(
      {
        'professional.certifications.1': 'too_long',
        'professional.certifications.4': 'required',
        'professional.socialNetworks.1.url': 'invalid_link',
        'professional.socialNetworks': 'one_primary',
        'professional.instagramPosts.0': 'invalid_post',
        'person.firstName': 'too_long',
        language: 'invalid',
      },
      values,
    ),
  ).toEqual({
    certifications: 'too_long',
    linkedin: 'invalid_link',
    primary: 'one_primary',
    post2: 'invalid_post',
    firstName: 'too_long',
    language: 'invalid',
  })
})
