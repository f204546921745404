import { expect, test } from 'vitest'
import { NotificationId, ProfessionalId } from '#lib/ids.ts'
import { groupNotifications } from './groups.ts'
import type { Notification } from './notification.ts'

let count = 0
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const notification = (changes: Partial<Notification> = {}): Notification =>
  ({
    id: NotificationId.parse(idOf(++count)),
    kind: 'contact',
    data: { code: 'MFA-60b1ab76-MWQPVT6O' },
    actorName: 'Nora',
    createdAt: '2026-11-20T10:00:00Z',
    isRead: false,
    ...changes,
  }) as Notification
const review = (professional: number) =>
  notification({
    kind: 'review',
    data: {
      professionalType: 'trainer',
      professionalId: ProfessionalId.parse(idOf(professional)),
      rating: 5,
    },
  })

test('messages of one day are one group, with every name once', () => {
  const items = [notification(), notification({ actorName: 'Leo' }), notification()]
  expect(groupNotifications(items)).toEqual([
    {
      newest: items[0],
      ids: items.map(({ id }) => id),
      names: ['Nora', 'Leo'],
      people: 2,
      isRead: false,
    },
  ])
})

test.each([
  ['another day', notification({ createdAt: '2026-11-19T23:59:59Z' })],
  ['another kind', notification({ kind: 'reminder' })],
  ['a read one', notification({ isRead: true })],
])('%s is another group', (_, other) => {
  expect(groupNotifications([notification(), other])).toHaveLength(2)
})

test('reviews of two professionals are two groups', () => {
  expect(groupNotifications([review(1), review(2), review(1)])).toHaveLength(2)
})

test('people without a name are counted, not named', () => {
  const [group] = groupNotifications([notification({ actorName: null }), notification()])
  expect(group).toMatchObject({ names: ['Nora'], people: 2 })
})

test('what a client shares, and shares no more, are two groups', () => {
  const share = (event: string, actorName: string) =>
    notification({ kind: 'share_changed', data: { event }, actorName } as Partial<Notification>)
  const groups = groupNotifications([
    share('ended', 'Leo'),
    share('granted', 'Nora'),
    share('granted', 'Ana'),
  ])
  expect(groups.map(({ names }) => names)).toEqual([['Leo'], ['Nora', 'Ana']])
})
