import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { PURPOSES, STORED, STORED_KINDS, storedAs } from './stored.ts'

test.each([
  ['cookies', 'mfa-session', 'mfa-session'],
  ['localStorage', 'timer-last:breathing', 'timer-last:{tool}'],
  ['sessionStorage', 'timer:breathing', 'timer:{tool}'],
  ['sessionStorage', 'scroll /trainers?page=2', 'scroll {address}'],
  ['caches', 'workbox-precache-v2-https://example.com/', 'workbox-precache-v2-{address}'],
] as const)('%s: %s is declared as %s', (kind, name, declared) => {
  expect(storedAs(kind, name)?.name).toBe(declared)
})

test.each([
  ['cookies', 'session'],
  ['cookies', 'mfa-session2'],
  ['localStorage', 'timer:breathing'],
  ['localStorage', 'timer-last:'],
  ['sessionStorage', 'shortlist'],
] as const)('%s: %s is not declared', (kind, name) => {
  expect(storedAs(kind, name)).toBeUndefined()
})

test('each name is declared once, with a text of its own', () => {
  const names = STORED_KINDS.flatMap((kind) => STORED[kind].map(({ name }) => `${kind} ${name}`))
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(PURPOSES).size).toBe(PURPOSES.length)
})

// Plain JavaScript, which no type holds to the list.
test('what the head script keeps is declared', async () => {
  const script = await readFile('src/layouts/head.inline.js', 'utf8')
  const keys = [...script.matchAll(/\b(?:read|keep)\('([^']+)'/g)].map(([, key]) => key!)
  expect(new Set(keys)).toEqual(new Set(['theme', 'language', 'cookie-consent', 'shortlist']))
  for (const key of keys) expect(storedAs('localStorage', key), key).toBeDefined()
  const cookie = /\|; \)(\w+)=/.exec(script)?.[1]
  expect(storedAs('cookies', cookie!)).toBeDefined()
})
