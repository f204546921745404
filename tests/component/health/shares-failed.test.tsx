import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demoTransport } from '#islands/health/demo/transport.ts'
import type { Call } from '#lib/http/contract.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { answerAt, refused } from '../support/api.ts'
import { answerCentre } from './live.ts'
import { ACTIVE, action, card, ENDED, grantTo, group } from './shares.ts'
import { counted, gone, openHealth, shown, t } from './support.tsx'

/** A change of what is shared that was not made is said beside its button, until the next try. */

/** The centre of someone who is signed in, of whose shares nothing can be changed until `relent` is called. */
async function openRefused(code: 'INTERNAL' | 'RATE_LIMITED', isBlocked = false) {
  const state = answerCentre()
  state.authorizations = state.authorizations.map((one) =>
    one.state === 'ended' ? { ...one, isBlocked } : one,
  )
  const answered = demoTransport(state, () => undefined)
  let isRefused = true
  for (const call of [sharing.updateAuthorization, sharing.requestAuthorization])
    answerAt(call.method, call.path, ({ params, body }) =>
      isRefused ? refused(code, {}, 120) : answered(call as Call, { params, body }),
    )
  openHealth('?tab=authorizations', { signedIn: true })
  await shown(card(ACTIVE))
  return {
    relent: () => {
      isRefused = false
    },
  }
}

test('a request that is not sent again says so on its card, until the next try', async () => {
  const { relent } = await openRefused('RATE_LIMITED')
  const ended = card(ENDED, group('ended'))
  await action(ended, 'again').click()
  await expect
    .element(ended.getByRole('alert'))
    .toHaveTextContent(t('island.failure.limited', { count: 2 }))
  await counted(page.getByRole('alert'), 1)
  relent()
  await action(ended, 'again').click()
  await shown(card(ENDED, group('pending')))
  await counted(page.getByRole('alert'), 0)
})

test('who is not shown again although it was asked for: their card says so until it is', async () => {
  const { relent } = await openRefused('INTERNAL', true)
  await page.getByText(t('healthSharing.group.hidden', { count: 1 })).click()
  const unhide = card(ENDED).getByRole('button', {
    name: new RegExp(`^${t('healthSharing.action.unhide')}`),
  })
  await unhide.click()
  await expect
    .element(card(ENDED).getByRole('alert'))
    .toHaveTextContent(t('healthSharing.problem.update'))
  relent()
  await unhide.click()
  await shown(card(ENDED, group('ended')))
  await counted(page.getByRole('alert'), 0)
})

test('what was not granted or ended says so beside its button, and a new question has not failed', async () => {
  await openRefused('INTERNAL')
  await action(card(ACTIVE), 'edit').click()
  const dialog = grantTo('Leire')
  await dialog.getByRole('button', { name: t('healthSharing.grant.save') }).click()
  const alert = dialog.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('healthSharing.problem.update'))
  await expect.element(alert).toBeInViewport()
  await dialog.getByRole('button', { name: t('island.close') }).click()
  await gone(dialog)

  const question = page.getByRole('alertdialog')
  const confirm = question.getByRole('button', { name: t('healthSharing.confirm.revoke.confirm') })
  await action(card(ACTIVE), 'revoke').click()
  await counted(question.getByRole('alert'), 0)
  await confirm.click()
  await expect
    .element(question.getByRole('alert'))
    .toHaveTextContent(t('healthSharing.problem.update'))
  await question.getByRole('button', { name: t('island.cancel') }).click()
  await gone(question)
  await action(card(ACTIVE), 'revoke').click()
  await shown(confirm)
  await counted(question.getByRole('alert'), 0)
})
