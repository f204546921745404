import { PATHS } from '#lib/site/routes.ts'
import { dashboardOn } from './support/dashboard.ts'
import { holdBack } from './support/hold-back.ts'
import { forgetTries } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterClient, enterTrainer } from './support/workspace.ts'

const t = textsOf('es')

test('what waits leads to its tab before the tabs have loaded', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  await forgetTries()
  const board = dashboardOn(page)
  const trainer = await enterTrainer(context, baseURL!)
  const client = await enterClient(await newVisitor(), baseURL!, trainer.professionalId)
  await client.api('POST', `professionals/${trainer.professionalId}/contact`, {
    name: 'Sonia Peral',
    phone: null,
    message: 'Dolor lumbar desde el parto',
    objective: 'strength',
  })
  const release = await holdBack(page, /\/tabs\.[\w-]+\.js$/)
  await page.goto(PATHS.dashboard)
  await board.rows.filter({ hasText: 'Sonia Peral' }).getByRole('link').click()
  await expect(page).toHaveURL(`${PATHS.dashboard}?tab=contacts`)
  await expect(board.tab('contacts')).toHaveCount(0)
  release()
  await expect(board.tab('contacts')).toBeFocused()
  await expect(page.getByRole('region', { name: t('requests.received.title') })).toContainText(
    'Sonia Peral',
  )
})
