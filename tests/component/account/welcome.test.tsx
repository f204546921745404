import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AthleteWelcome } from '#islands/welcome/athlete-welcome.tsx'
import { ProfessionalWelcome } from '#islands/welcome/professional-welcome.tsx'
import { Welcome } from '#islands/welcome/welcome.tsx'
import type { Role } from '#lib/accounts/roles.ts'
import { listContactRequests } from '#lib/contact/calls.ts'
import { getOverview } from '#lib/health/calls.ts'
import { AuthorizationId, ProfessionalId, QuestionnaireId } from '#lib/ids.ts'
import type { AnswerFact } from '#lib/questionnaires/fact.ts'
import { listQuestionnaires } from '#lib/questionnaires/calls.ts'
import { listAuthorizations } from '#lib/sharing/calls.ts'
import { answersPath, PATHS, questionsPath } from '#lib/site/routes.ts'
import type { AttentionItem } from '#lib/workspace/attention.ts'
import { getAttention } from '#lib/workspace/calls.ts'
import type { Attention } from '#lib/workspace/schemas.ts'
import { listSentQuestionnaires } from '#lib/workspace/questionnaires-calls.ts'
import { $ownAccount } from '#stores/own-account.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answerCentre } from '../health/live.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, held, ok, refused } from '../support/api.ts'
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

const client = {
  authorizationId: AuthorizationId.parse(ID),
  clientName: 'Nora Salas',
  avatarUrl: null,
}
const at = new Date().toISOString()
const quote = 'dolor intenso en el talón y he parado'
/** An answer that waits, with what it states. */
const answered = (fact: AnswerFact): AttentionItem => ({
  ...client,
  ...{ questionnaireId: ID, title: 'Tobillo', at, fact },
  kind: 'answer',
  priority: 'high',
  change: 'up',
})
const waiting = (title: string, questionnaireId = ID) =>
  ({ kind: 'waiting', ...client, questionnaireId, title, at, isReminded: false }) as const

const attentionOf = (items: Attention['items']): Attention => ({
  professional: {
    ...{ professionalId: ProfessionalId.parse(ID), type: 'trainer' },
    ...{ name: 'Leire Sáez', avatarUrl: null },
  },
  ...{ items, more: 0 },
})

/** So many answers to read, and so many that were read. */
const answerSent = (unread: number, reviewed = 0) =>
  answer(listSentQuestionnaires, {
    ...{ items: [], total: unread, page: 1, pageSize: 20 },
    counts: { pending: 2, completed: unread, reviewed, withdrawn: 1 },
  })

const questionnairesTile = page.getByRole('region', { name: t('welcome.work.questionnaires') })

test('a professional reads the answer that comes first, and sees who else waits', async () => {
  answer(getAttention, attentionOf([answered({ scale: null, quote }), waiting('Sueño')]))
  answerSent(3)
  open('trainer', 'Leire Sáez')
  await expect.element(page.getByRole('heading', { name: 'Nora Salas' })).toBeVisible()
  await expect.element(page.getByText(/^«dolor intenso en el talón y he parado» · /)).toBeVisible()
  await expect
    .element(action(t('welcome.work.read')).first())
    .toHaveAttribute('href', answersPath(ID))
  await expect
    .element(questionnairesTile)
    .toMatchTextContent(`3${t('welcome.work.unread', { count: 3 })}`)
  await expect.element(page.getByRole('link', { name: 'Nora Salas' })).toBeVisible()
  await expect.element(page.getByText('0 días sin contestar «Sueño»')).toBeVisible()
  await expectAccessible()
})

test('a scale that moved is the headline; the only answer to read is told once', async () => {
  const points = [3, 7].map((value) => ({ at, value }))
  const scale = { question: '¿Qué dolor tienes hoy?', points }
  answer(getAttention, attentionOf([answered({ scale, quote })]))
  answerSent(1, 7)
  open('trainer', 'Leire Sáez')
  await expect.element(page.getByRole('heading', { name: 'Nora: dolor 3 → 7' })).toBeVisible()
  await expect.element(questionnairesTile).toMatchTextContent('8de 10 respondidos')
  await expect
    .element(questionnairesTile.getByRole('link', { name: t('welcome.work.open') }))
    .toHaveAttribute('href', PATHS.questionnaires)
  expect(action(t('welcome.work.read')).elements()).toHaveLength(1)
})

test('on a phone a fact is read to its end, and nothing grows when it comes', async () => {
  await page.viewport(390, 844)
  const others = [1, 2, 3].map((last) =>
    waiting('Antes de volver a correr', QuestionnaireId.parse(`${ID.slice(0, -1)}${last}`)),
  )
  const attention = held<Attention>()
  answer(getAttention, attention.answer)
  answerSent(1)
  open('trainer', 'Leire Sáez')
  const today = page.getByRole('region', { name: t('welcome.work.today') })
  await expect.element(questionnairesTile).toBeVisible()
  const end = () => today.element().getBoundingClientRect().bottom
  const before = end()
  attention.release(ok(attentionOf([answered({ scale: null, quote }), ...others])))
  const facts = page.getByText(/«dolor intenso|días sin contestar/)
  await expect.poll(() => facts.elements().length).toBe(4)
  const cut = facts
    .elements()
    .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
      return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth
    })
  expect(cut.map((one) => one.textContent)).toEqual([])
  expect(end()).toBe(before)
})
