import { PATHS } from '#lib/site/routes.ts'
import { forgetTries } from './support/person.ts'
import { sendingOn } from './support/sending.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterClient, enterTrainer } from './support/workspace.ts'

const t = textsOf('es')

test.beforeEach(forgetTries)

test('on the narrowest phone everything fits, the buttons stay in sight, and a finger moves a question', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const trainer = await enterTrainer(context, baseURL!)
  const { authorizationId } = await enterClient(
    await newVisitor(),
    baseURL!,
    trainer.professionalId,
  )
  await page.setViewportSize({ width: 320, height: 640 })
  const sending = sendingOn(page)
  await page.goto(PATHS.dashboard)
  await sending.open(authorizationId)
  await expect(sending.send).toBeInViewport({ ratio: 1 })

  // What is seen of it is folded, and opens.
  const preview = sending.dialog.locator('summary', {
    hasText: t('sendQuestionnaire.preview.title'),
  })
  await preview.click()
  await expect(sending.dialog.getByLabel(/^1\. /)).toBeVisible()
  await preview.click()

  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  await sending.grip(2).scrollIntoViewIfNeeded()
  const from = (await sending.grip(2).boundingBox())!
  const to = (await sending.grip(1).boundingBox())!
  const x = from.x + from.width / 2
  const start = from.y + from.height / 2
  const end = to.y + 4
  await touch('touchStart', x, start)
  for (let step = 1; step <= 5; step++) {
    await touch('touchMove', x, start + ((end - start) * step) / 5)
  }
  await touch('touchEnd', x, end)
  await expect(sending.item(1)).toContainText(t('questionnaireSets.first.trainer.q1'))

  await sending.toggle(1).click()
  await sending.item(1).getByText(t('sendQuestionnaire.kind.scale'), { exact: true }).last().click()
  await sending.repeat.selectOption('weekly')
  await sending.addClients.click()
  await expect(sending.client('Julián Prieto')).toBeVisible()
  const tooWide = await sending.dialog.evaluate((dialog) =>
    [document.documentElement, dialog, ...dialog.querySelectorAll('div, ol, ul, li')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(tooWide).toEqual([])
  const tooSmall = await sending.dialog.evaluate((dialog) =>
    [...dialog.querySelectorAll<HTMLElement>('button, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        return width < 43.9 || height < 43.9
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )
  expect(tooSmall).toEqual([])
})
