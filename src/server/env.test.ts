import { expect, test } from 'vitest'
import { parseEnvironment, parseMailEnvironment } from './env.ts'

const complete = {
  DATABASE_URL: 'postgres://user:hidden-password@example.com/app',
  SESSION_SECRET: '0123456789abcdef0123456789abcdef',
}

test('all missing variables are named at once', () => {
  expect(() => parseEnvironment({ DATABASE_URL: '' })).toThrow(/DATABASE_URL.*SESSION_SECRET/)
})

test('an invalid value is named without being shown', () => {
  const wrong = {
    ...complete,
    SESSION_SECRET: 'too-short',
    DATABASE_URL: 'mysql://root:hidden-password@x/y',
  }
  expect(() => parseEnvironment(wrong)).toThrow(
    /^(?!.*(too-short|hidden-password)).*DATABASE_URL.*SESSION_SECRET/,
  )
})

test.each([
  [{ SITE_URL: 'https://own.example', URL: 'https://netlify.example' }, 'https://own.example'],
  [{ SITE_URL: '', URL: 'https://netlify.example' }, 'https://netlify.example'],
  [{}, 'http://localhost:8888'],
])('SITE_URL for %j is %s', (given, site) => {
  expect(parseEnvironment({ ...complete, ...given }).SITE_URL).toBe(site)
})

test('the secret of the sample file is rejected', () => {
  const sample = { ...complete, SESSION_SECRET: 'change-me-change-me-change-me-change-me' }
  expect(() => parseEnvironment(sample)).toThrow('SESSION_SECRET (not the sample value)')
})

test('mail has its own required variables, which pages do not need', () => {
  expect(() => parseEnvironment(complete)).not.toThrow()
  expect(() => parseMailEnvironment(complete)).toThrow(/SMTP_URL.*MAIL_FROM/)
})

test.each([
  ['hola@example.com', true],
  ['Mi Forma Activa <hola@example.com>', true],
  ['a@example.com, b@example.com', false],
  ['Mi Forma Activa', false],
  ['hola@example.com\r\nBcc: b@example.com', false],
])('%j as MAIL_FROM: %s', (MAIL_FROM, taken) => {
  const parse = () => parseMailEnvironment({ SMTP_URL: 'smtp://localhost:25', MAIL_FROM })
  if (taken) expect(parse().MAIL_FROM).toBe(MAIL_FROM)
  else expect(parse).toThrow('MAIL_FROM (an address')
})

test('an invalid mail server is named without being shown', () => {
  const wrong = { SMTP_URL: 'https://user:hidden-password@example.com', MAIL_FROM: 'a@example.com' }
  expect(() => parseMailEnvironment(wrong)).toThrow(/^(?!.*hidden-password).*SMTP_URL/)
})
