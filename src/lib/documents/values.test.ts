import { expect, test } from 'vitest'
import { COMPANY_FACTS, companyFact } from '#lib/site/company.ts'
import { escaped } from './fill.ts'
import { documentValues } from './values.ts'

const valueOf = documentValues('es', (fact) => `[<${fact}>]`)

test('what is unknown of the company is a marked gap', () => {
  for (const fact of COMPANY_FACTS) {
    const known = companyFact(fact, 'es')
    expect(valueOf(fact)).toBe(known === null ? `<mark>[&lt;${fact}&gt;]</mark>` : escaped(known))
  }
})

test('figures come from the code, and other names have no value', () => {
  expect(['minimumAge', 'confirmHours', 'messageMonths', 'deviceDays'].map(valueOf)).toEqual([
    '14',
    '48',
    '24',
    '365',
  ])
  expect(valueOf('nothing')).toBeUndefined()
})
