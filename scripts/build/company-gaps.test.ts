import { expect, test } from 'vitest'
import { COMPANY, COMPANY_FACTS } from '#lib/site/company.ts'
import { companyGaps } from './company-gaps.ts'

test('a build names every fact about the company that is still missing, and no other', () => {
  const named = companyGaps()?.split(': ')[1]?.split(', ') ?? []
  expect(named).toEqual(COMPANY_FACTS.filter((fact) => COMPANY[fact] === null))
})

test('a build says nothing once none is missing', () => {
  expect(companyGaps([])).toBeNull()
})
