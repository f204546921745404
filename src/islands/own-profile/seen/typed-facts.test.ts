import { expect, test } from 'vitest'
import type { OwnVerifications } from '#lib/verifications/schemas.ts'
import { typedFacts } from './typed-facts.ts'

const saved: OwnVerifications = {
  certifications: ['NSCA'],
  items: [
    {
      ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'certificate', certificate: 'NSCA' },
      ...{ register: null, number: null, state: 'approved', reason: null, endCause: null },
      ...{ validUntil: null, proof: null, createdAt: '2026-01-01', decidedAt: '2026-01-02' },
    } as OwnVerifications['items'][number],
  ],
  ranking: {
    ...{ certificationCount: 1, checkedCertificationCount: 1, rating: 4.5, totalReviews: 8 },
    experienceYears: 3,
  },
}

test('typed certifications and years replace the saved ones; reviews stay', () => {
  const typed = { certifications: ['NSCA', 'ACE', 'ace'], experienceYears: '6' }
  expect(typedFacts(typed, saved)).toEqual({
    ...{ certificationCount: 2, checkedCertificationCount: 1, rating: 4.5, totalReviews: 8 },
    experienceYears: 6,
  })
})

test('a checked certification that is taken off counts no more', () => {
  expect(typedFacts({ certifications: [], experienceYears: '' }, saved)).toMatchObject({
    ...{ certificationCount: 0, checkedCertificationCount: 0, experienceYears: 0 },
  })
})
