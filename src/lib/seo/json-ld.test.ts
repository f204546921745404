import { expect, test } from 'vitest'
import type { ProfessionalProfile } from '#lib/professionals/schemas.ts'
import { faqPage, profilePage, webApplication } from './json-ld.ts'

const professional = {
  place: null,
  bio: null,
  languages: ['es'],
  updatedAt: '2026-11-20T10:00:00.000Z',
  personalWebsite: null,
  socialNetworks: [],
} as unknown as ProfessionalProfile

const sameAs = (given: Partial<ProfessionalProfile>) => {
  const page = profilePage({
    professional: { ...professional, ...given },
    name: 'Ana',
    jobTitle: 'Entrenadora',
    url: 'https://example.com/trainer/1',
    image: undefined,
  })
  return (page['mainEntity'] as { sameAs?: string[] }).sameAs
}

const network = (url: string) => ({ platform: 'instagram' as const, url, isPrimary: true })

test('the links of a professional are in sameAs', () => {
  expect(
    sameAs({
      personalWebsite: 'https://example.org/ana',
      socialNetworks: [network('https://www.instagram.com/ana/')],
    }),
  ).toEqual(['https://www.instagram.com/ana/', 'https://example.org/ana'])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', 'http://example.org'])(
  '%s is not',
  (url) => {
    expect(sameAs({ personalWebsite: url, socialNetworks: [network(url)] })).toBeUndefined()
  },
)

test('a tool is free, published by the site, and in the locale of its page', () => {
  const url = 'https://example.com/en/tools/bmi'
  const tool = webApplication({
    name: 'BMI calculator',
    description: 'Body mass index.',
    url,
    locale: 'en',
    origin: 'https://example.com',
  })
  expect(tool).toMatchObject({
    '@type': 'WebApplication',
    '@id': `${url}#tool`,
    url,
    inLanguage: 'en',
    isAccessibleForFree: true,
    offers: { price: '0', priceCurrency: 'EUR' },
    publisher: { '@id': 'https://example.com/#organization' },
  })
  // The tools have no ratings, so none may be claimed.
  expect(tool).not.toHaveProperty('aggregateRating')
})

test('questions keep their order and their answers', () => {
  const items = [
    { question: 'One?', answer: 'Yes.' },
    { question: 'Two?', answer: 'No.' },
  ]
  const { mainEntity } = faqPage(items)
  expect(mainEntity).toEqual(
    items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  )
})
