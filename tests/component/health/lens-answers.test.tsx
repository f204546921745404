import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as sharing from '#lib/sharing/calls.ts'
import type { Question } from '#lib/questionnaires/questions.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answerAt, ok } from '../support/api.ts'
import { answerCentre } from './live.ts'
import { openHealth, t } from './support.tsx'

const QUESTIONS: Question[] = [
  { type: 'text', text: '¿Cómo va la rodilla?' },
  { type: 'scale', text: '¿Cuánto te duele?', low: null, high: null },
]

test('the lens shows answers as the screen of the professional does: badges, what moved, and courses', async () => {
  const state = answerCentre()
  const [shared] = state.authorizations.filter((one) => one.state === 'active')
  answerAt(sharing.previewShare.method, sharing.previewShare.path, ({ query }) =>
    ok(
      query.section === 'answers'
        ? {
            answered: [
              {
                id: 'a0000000-0000-4000-8000-000000000001',
                title: 'Cómo va la semana',
                questions: QUESTIONS,
                responses: { q0: 'Siento una molestia', q1: 7 },
                completedAt: '2026-11-20T10:00:00.000Z',
                priority: 'attention',
                change: 'up',
                courses: { q1: [{ completedAt: '2026-11-06T10:00:00.000Z', value: 3 }] },
              },
            ],
          }
        : { shown: [], items: [], next: null },
    ),
  )
  openHealth(`?tab=authorizations&lens=${shared!.id}`, { signedIn: true })
  const seen = page.getByRole('region', { name: t('healthSharing.lens.exact') })
  await seen.getByText(t('healthSharing.lens.part.answers')).click()
  const answered = seen.getByRole('region', { name: 'Cómo va la semana' })
  await expect.element(answered).toMatchTextContent(t('workspace.change.up'))
  const [words, pain] = [
    answered.getByRole('listitem').first(),
    answered.getByRole('listitem').last(),
  ]
  await expect.element(words.getByRole('mark')).toHaveTextContent('molestia')
  await expect.element(words).toMatchTextContent(t('workspace.priority.attention'))
  await expect.element(pain).toMatchTextContent(t('dashboardAnswers.scale', { value: 7 }))
  await expect.element(pain).toMatchTextContent('3 (6 nov)')
  await expectAccessible()
})
