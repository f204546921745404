import { expect, test } from 'vitest'
import { methodsAt } from './routes.ts'

test.each([
  '/contact',
  '/en/contact',
  '/newsletter',
  '/en/newsletter/confirm',
  '/newsletter/preferences',
  '/unsubscribe',
  '/auth/callback/credentials',
  '/auth/signout',
])('%s takes forms', (path) => {
  expect(methodsAt(path)).toEqual(['GET', 'HEAD', 'POST'])
})

test.each([
  '/',
  '/contact/',
  '/contacts',
  '/a/b/contact',
  '/newsletter/other',
  '/auth',
  '/trainers/search',
  '/trainers/in/jaca',
  '/en/trainers/for/strength',
  '/find',
  '/404',
  '/en',
])('%s is only read', (path) => {
  expect(methodsAt(path)).toEqual(['GET', 'HEAD'])
})
