import { expect, test } from 'vitest'
import type { AnsweredQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { ask, bodyOf, client, professional, share, world } from '#tests/support/sharing.ts'
import { asking } from '#tests/support/workspace-questionnaires.ts'

const suite = accountSuite()
const owner = () => suite.owner()

const ANSWERS = {
  ...{ q0: 'Siento una molestia al bajar escaleras', q1: 7.5, q2: 7 },
  ...{ q4: ['Correr', 'Nadar'], q5: false },
}

test('the lens shows the answers as their professional reads them, and only those', async () => {
  const [leire, nora, authorization, id] = await world(suite)
    .trainer('Leire')
    .client()
    .sharesAll()
    .questionnaire()
    .insert()
  expect(await bodyOf(nora.preview(authorization, 'answers'))).toEqual({ answered: [] })
  const before = { q1: 6, q2: 3 }
  const completedAt = new Date('2026-11-01T10:00:00Z')
  const earlier = await ask(
    owner(),
    { from: leire, to: nora, by: authorization },
    { status: 'completed', responses: before, completedAt },
  )
  await nora.answer(id, ANSWERS)
  // Of another professional, who reads them alone.
  const iker = await professional(suite, { name: 'Iker' })
  const other = await share(owner(), nora, iker)
  await ask(owner(), { from: iker, to: nora, by: other })
  const read = await bodyOf<AnsweredQuestionnaire>(asking(leire).get(id))
  const { title, questions, responses, courses, priority, change } = read
  expect([priority, change, courses]).toEqual([
    'attention',
    'up',
    {
      q1: [{ completedAt: completedAt.toISOString(), value: 6 }],
      q2: [{ completedAt: completedAt.toISOString(), value: 3 }],
    },
  ])
  const lens = { id, title, questions, responses, courses, priority, change }
  expect(await bodyOf(nora.preview(authorization, 'answers'))).toEqual({
    answered: [
      { ...lens, completedAt: read.completedAt },
      expect.objectContaining({ id: earlier, responses: before, courses: {} }),
    ],
  })
  expect(await bodyOf(nora.preview(other, 'answers'))).toEqual({ answered: [] })
  const stranger = await client(suite)
  expect((await stranger.preview(authorization, 'answers')).status).toBe(404)
})
