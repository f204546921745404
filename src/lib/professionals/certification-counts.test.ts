import { expect, test } from 'vitest'
import { CERTIFICATION_CASES } from '#tests/fixtures/certification-cases.ts'
import { certificationCounts } from './certification-counts.ts'

test.each(CERTIFICATION_CASES)('counts %s', (_, certifications, checkedCertifications, counts) => {
  const { certificationCount, checkedCertificationCount } = certificationCounts({
    certifications,
    checkedCertifications,
  })
  expect([certificationCount, checkedCertificationCount]).toEqual(counts)
})
