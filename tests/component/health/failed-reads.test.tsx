import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { demoTransport } from '#islands/health/demo/transport.ts'
import type { Call } from '#lib/http/contract.ts'
import type { ErrorCode } from '#lib/http/errors.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { answerAt, refused, type Asked } from '../support/api.ts'
import { answerCentre } from './live.ts'
import { counted, gone, openHealth, register, shown, t } from './support.tsx'

/** A read that fails takes away what it reads and no more, and is asked again by who presses the button. */

afterEach(() => {
  vi.useRealTimers()
})

/** Answers the centre, but refuses one of its calls until that is mended. */
function withoutCall(call: Call, code: ErrorCode = 'INTERNAL') {
  const state = answerCentre()
  const transport = demoTransport(state, () => undefined)
  let isBroken = true
  const asked = answerAt(call.method, call.path, ({ params, query, body }: Asked) =>
    isBroken ? refused(code) : transport(call, { params, query, body }),
  )
  const mend = () => {
    isBroken = false
  }
  return { state, asked, mend }
}

const openLive = (query = '') => openHealth(query, { signedIn: true })
const values = page.getByRole('region', { name: t('health.overview.values') })
const aside = page.getByRole('complementary', { name: t('health.sharing.title') })
const retry = page.getByRole('button', { name: t('island.retry') })
const tab = (name: 'profile' | 'data' | 'records' | 'professional-history') => ({
  tab: page.getByRole('tab', { name: t(`health.tabs.${name}`), exact: false }),
  panel: page.getByRole('tabpanel', { name: t(`health.tabs.${name}`), exact: false }),
})

test.each<[string, ErrorCode, number]>([
  ['a fault of the server', 'INTERNAL', 1],
  ['a limit', 'RATE_LIMITED', 1],
  ['a broken connection', 'UNAVAILABLE', 2],
])('%s hides who sees what, and nothing else', async (_fault, code, calls) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { asked } = withoutCall(sharing.listAuthorizations, code)
  openLive()
  await expect.poll(() => asked().length).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(10_000)
  await shown(values)
  await expect.element(aside).toMatchTextContent(t('health.failed.part'))
  for (const name of ['data', 'records', 'professional-history', 'profile'] as const) {
    await tab(name).tab.click()
    await shown(tab(name).panel.getByRole('heading').first())
    await vi.advanceTimersByTimeAsync(10_000)
  }
  expect(asked()).toHaveLength(calls)
})

test('the button asks once more, and what was open stays', async () => {
  const { asked, mend } = withoutCall(sharing.listAuthorizations)
  openLive()
  await shown(values)
  const before = values.element()
  await retry.click()
  await expect.poll(() => asked().length).toBe(2)
  await shown(retry)
  mend()
  await retry.click()
  await gone(retry)
  await shown(aside.getByRole('link').first())
  expect(values.element()).toBe(before)
})

test('who sees a record is not told as long as it is not known', async () => {
  withoutCall(sharing.listAuthorizations)
  openLive('?tab=data')
  const { form, field } = register()
  await shown(form)
  await field('weight').fill('70')
  await shown(retry)
  for (const nobody of [t('health.sharing.nobody'), t('healthRegister.sees.onlyYou')])
    await counted(page.getByText(nobody, { exact: false }), 0)
})
