import { test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/accessible.ts'
import { answerCentre } from './live.ts'
import { openHealth, shown, t } from './support.tsx'

test('the lens shows what the professional was answered', async () => {
  const state = answerCentre()
  state.questionnaires = state.questionnaires.map((one) => ({
    ...one,
    status: 'completed',
    isOpen: false,
    responses: { q0: 'Me duele al bajar escaleras' },
    completedAt: '2026-11-20T09:00:00.000Z',
  }))
  const { professionalName, professionalType } = state.questionnaires[0]!
  const share = state.authorizations.find(({ state: one }) => one === 'active')!
  share.professional = { ...share.professional, name: professionalName, type: professionalType }
  openHealth(`?tab=authorizations&lens=${share.id}`, { signedIn: true })
  const seen = page.getByRole('region', { name: t('healthSharing.lens.exact') })
  await seen.getByText(t('healthSharing.lens.part.answers')).click()
  await shown(seen.getByText('Me duele al bajar escaleras'))
  await shown(seen.getByText(t('healthSharing.lens.answered', { date: '20 de noviembre de 2026' })))
  await expectAccessible()
})
