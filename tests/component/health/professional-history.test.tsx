import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCentre } from './live.ts'
import { openHealth, shown, t } from './support.tsx'

/** What stands where nothing has been written yet. */

const open = () => openHealth('?tab=professional-history', { signedIn: true })
const card = (type: 'trainer' | 'nutritionist' | 'physiotherapist') =>
  page.getByRole('region', { name: t(`health.profession.${type}`), exact: true })

test('an empty card asks for an authorisation only where nobody has one', async () => {
  const state = answerCentre()
  state.history = { ...state.history, physiotherapistHistory: null }
  open()
  await expect
    .element(card('physiotherapist'))
    .toMatchTextContent(t('healthHistory.waiting.physiotherapist', { name: 'Leire' }))
  await expect
    .element(card('physiotherapist'))
    .not.toMatchTextContent(t('healthHistory.invite.physiotherapist'))
  // Only asked for so far.
  await expect
    .element(card('nutritionist'))
    .toMatchTextContent(t('healthHistory.invite.nutritionist'))
})

test.each(['active', 'ended'] as const)(
  'without any text, an authorisation that is %s decides what comes next',
  async (status) => {
    const state = answerCentre()
    const none = { trainerHistory: null, nutritionistHistory: null, physiotherapistHistory: null }
    state.history = { ...state.history, ...none, professionalNotes: null }
    state.authorizations = state.authorizations.map((one) =>
      one.state === 'active' ? { ...one, state: status } : one,
    )
    open()
    await shown(page.getByRole('heading', { name: t('healthHistory.none.title') }))
    const panel = page.getByRole('tabpanel')
    const [said, notSaid] = [
      t('healthHistory.none.waiting', { name: 'Leire' }),
      t('healthHistory.none.text'),
    ]
    await expect.element(panel).toMatchTextContent(status === 'active' ? said : notSaid)
    await expect.element(panel).not.toMatchTextContent(status === 'active' ? notSaid : said)
  },
)
