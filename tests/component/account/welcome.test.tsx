import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AthleteWelcome } from '#islands/welcome/athlete-welcome.tsx'
import { ProfessionalWelcome } from '#islands/welcome/professional-welcome.tsx'
import { Welcome } from '#islands/welcome/welcome.tsx'
import type { Role } from '#lib/accounts/roles.ts'
import { listContactRequests } from '#lib/contact/calls.ts'
import { getOverview } from '#lib/health/calls.ts'
import { QuestionnaireId } from '#lib/ids.ts'
import { listQuestionnaires } from '#lib/questionnaires/calls.ts'
import { listAuthorizations } from '#lib/sharing/calls.ts'
import { answersPath, PATHS, questionsPath } from '#lib/site/routes.ts'
import { getAttention } from '#lib/workspace/calls.ts'
import { listSentQuestionnaires } from '#lib/workspace/questionnaires-calls.ts'
import { $ownAccount } from '#stores/own-account.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answerCentre } from '../health/live.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, refused } from '../support/api.ts'
import { mount } from '../support/mount.tsx'

const t = textsOf('es')
const ID = QuestionnaireId.parse('0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11')
const action = (name: string) => page.getByRole('link', { name, exact: true })

function open(role: Role, name: string) {
  $ownAccount.set({ role, name, avatarUrl: null, professionalId: null })
  const isProfessional = role !== 'athlete'
  mount(<Welcome>{isProfessional ? <ProfessionalWelcome /> : <AthleteWelcome />}</Welcome>, {
    signedIn: true,
  })
}

test('who is asked something answers it first, and sees the newest value and their people', async () => {
  const { questionnaires } = answerCentre()
  answer(listContactRequests, { items: [], total: 0, page: 1, pageSize: 10 })
  open('athlete', 'Marta Navarro')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hola, Marta.')
  const asked = questionnaires.find(({ isOpen }) => isOpen)!
  await expect.element(action(t('welcome.answer'))).toHaveAttribute('href', questionsPath(asked.id))
  await expect
    .element(page.getByRole('link', { name: new RegExp(`^${t('health.measure.weight')}: `) }))
    .toHaveAttribute('href', `${PATHS.health}?chart=weight`)
  const people = page.getByRole('region', { name: t('welcome.people.title') })
  await expect.element(people.getByText(t('welcome.people.asks'))).toBeVisible()
  await expectAccessible()
})

test('the value that somebody has put in front is the one of the greeting', async () => {
  const centre = answerCentre()
  centre.settings = { ...centre.settings, frontFields: ['systolicBp'] }
  answer(listContactRequests, { items: [], total: 0, page: 1, pageSize: 10 })
  open('athlete', 'Marta Navarro')
  await expect
    .element(
      page.getByRole('link', { name: new RegExp(`^${t('health.measure.bloodPressure')}: `) }),
    )
    .toHaveAttribute('href', `${PATHS.health}?chart=bloodPressure`)
})

test('what cannot be read is left out, and there is something to do all the same', async () => {
  for (const call of [listQuestionnaires, getOverview, listAuthorizations, listContactRequests])
    answer(call, () => refused('INTERNAL'))
  open('athlete', 'Marta Navarro')
  await expect
    .element(action(t('welcome.record.action')))
    .toHaveAttribute('href', `${PATHS.health}?tab=data`)
  await expect.element(page.getByText(t('welcome.people.none'))).toBeVisible()
  await expect.element(action(t('welcome.health.open'))).toHaveAttribute('href', PATHS.health)
  await expect.element(action(t('welcome.timer.start'))).toHaveAttribute('href', '/tools/timer')
})

test('a professional reads the answer that comes first, and sees who else waits', async () => {
  const client = { authorizationId: ID, clientName: 'Nora Salas', avatarUrl: null }
  const at = new Date().toISOString()
  answer(getAttention, {
    items: [
      {
        kind: 'answer',
        ...client,
        questionnaireId: ID,
        title: 'Tobillo',
        priority: 'high',
        change: 'up',
        fact: { scale: null, quote: 'dolor intenso en el talón' },
        at,
      },
      { kind: 'waiting', ...client, questionnaireId: ID, title: 'Sueño', at, isReminded: false },
    ],
    more: 0,
  } as never)
  answer(listSentQuestionnaires, {
    ...{ items: [], total: 3, page: 1, pageSize: 20 },
    counts: { pending: 0, completed: 3, reviewed: 0, withdrawn: 0 },
  })
  open('trainer', 'Leire Sáez')
  await expect.element(page.getByRole('heading', { name: 'Nora Salas' })).toBeVisible()
  await expect.element(page.getByText(/^«dolor intenso en el talón» · /)).toBeVisible()
  await expect
    .element(action(t('welcome.work.read')).first())
    .toHaveAttribute('href', answersPath(ID))
  await expect
    .element(page.getByRole('region', { name: t('welcome.work.questionnaires') }))
    .toMatchTextContent(`3${t('welcome.work.unread', { count: 3 })}`)
  await expect.element(page.getByRole('link', { name: 'Nora Salas' })).toBeVisible()
  await expect.element(page.getByText('0 días sin contestar «Sueño»')).toBeVisible()
  await expectAccessible()
})
