import { expect, test } from 'vitest'
import { request } from '#client/data/request.ts'
import { allowProblem } from './problems.ts'
import { allRequests, answerAt, held, ok, refused } from './api.ts'

test('the latest answer for an address wins, and a request without one is a problem', async () => {
  allowProblem(/no answer for GET \/api\/other/)
  answerAt('GET', '/api/things/:id', 'first')
  const seen = answerAt('GET', '/api/things/:id', ({ params }) => ok(`thing ${params['id']}`))
  expect(await request('GET', '/api/things/7?page=2')).toEqual(ok('thing 7'))
  expect(seen().map(({ query }) => query)).toEqual([{ page: '2' }])
  expect(await request('GET', '/api/other')).toEqual(refused('UNAVAILABLE'))
  expect(allRequests()).toHaveLength(2)
})

test('a held request is answered when the test says so, and unavailable once it is aborted', async () => {
  const later = held<string>()
  answerAt('GET', '/api/later', later.answer)
  const abort = new AbortController()
  const [first, second] = [
    request('GET', '/api/later'),
    request('GET', '/api/later', { signal: abort.signal }),
  ]
  abort.abort()
  expect(await second).toEqual(refused('UNAVAILABLE'))
  later.release(ok('now'))
  expect(await first).toEqual(ok('now'))
})
