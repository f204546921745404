import { expect } from 'vitest'

type Thing = Record<string, unknown>
type Rule = (value: unknown) => boolean

const isText: Rule = (value) => typeof value === 'string' && value.trim() !== ''
const isUrl: Rule = (value) => typeof value === 'string' && URL.canParse(value)
const isDate: Rule = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isThing =
  (type: string, rules: Record<string, Rule>): Rule =>
  (value) =>
    (value as Thing)['@type'] === type && problemsOf(value as Thing, rules).length === 0
const isListOf =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(rule)

const listItem = (url: string) =>
  isThing('ListItem', { position: Number.isInteger, name: isText, [url]: isUrl })

/** The properties that search engines require of each type. */
const REQUIRED: Record<string, Record<string, Rule>> = {
  Organization: { name: isText, url: isUrl, logo: isUrl },
  FAQPage: {
    mainEntity: isListOf(
      isThing('Question', { name: isText, acceptedAnswer: isThing('Answer', { text: isText }) }),
    ),
  },
  ItemList: { name: isText, itemListElement: isListOf(listItem('url')) },
  BreadcrumbList: { itemListElement: isListOf(listItem('item')) },
  WebApplication: {
    name: isText,
    description: isText,
    url: isUrl,
    applicationCategory: isText,
    operatingSystem: isText,
    offers: isThing('Offer', { price: isText, priceCurrency: isText }),
    publisher: isThing('Organization', { name: isText, url: isUrl }),
  },
  Article: {
    headline: isText,
    description: isText,
    datePublished: isDate,
    dateModified: isDate,
    author: isThing('Organization', { name: isText, url: isUrl }),
    publisher: isThing('Organization', { name: isText, url: isUrl }),
  },
  ProfilePage: {
    url: isUrl,
    dateModified: isDate,
    mainEntity: isThing('Person', { name: isText, jobTitle: isText }),
  },
}

function problemsOf(thing: Thing, rules: Record<string, Rule>): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => (rule(thing[name]) ? [] : [name]))
}

/** Checks one block of structured data. @returns its type */
export function checkJsonLd(text: string): string {
  const thing = JSON.parse(text) as Thing
  expect(thing['@context']).toBe('https://schema.org')
  const type = String(thing['@type'])
  expect(Object.keys(REQUIRED), 'a type with a rule').toContain(type)
  expect(problemsOf(thing, REQUIRED[type]!), `${type} lacks`).toEqual([])
  return type
}
