import { expect, test } from 'vitest'
import { professionalOfLink } from './professional-link.ts'

const ORIGIN = 'https://miformaactiva.com'
const ID = '0b5f6f3e-6f1c-4f7e-9a43-0d6c6f0a1b2c'
const QUERY = `?tab=authorizations&professional=${ID}`

test.each([`${ORIGIN}/health${QUERY}`, `${ORIGIN}/en/health${QUERY}`, `${ORIGIN}/health/${QUERY}`])(
  'a link of this site leads to its professional: %s',
  (link) => {
    expect(professionalOfLink(link, ORIGIN)).toBe(ID)
  },
)

test.each([
  'texto',
  ID,
  `https://example.com/health${QUERY}`,
  `https://miformaactiva.com.example.com/health${QUERY}`,
  `http://miformaactiva.com/health${QUERY}`,
  `${ORIGIN}/trainer/${ID}`,
  `${ORIGIN}/health?professional=${ID}`,
  `${ORIGIN}/health?tab=authorizations&professional=1`,
  `${ORIGIN}/health?tab=authorizations`,
  `javascript:alert(1)//${ORIGIN}/health${QUERY}`,
])('anything else leads nowhere: %s', (link) => {
  expect(professionalOfLink(link, ORIGIN)).toBeNull()
})
