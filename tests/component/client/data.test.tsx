import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DataContext, useIsDemo, type Data } from '#client/data/data.ts'
import { newQueryClient } from '#client/data/query-client.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { ONCE, useRead } from '#client/data/use-read.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import * as notifications from '#lib/notifications/calls.ts'
import { $session } from '#stores/session.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, held, ok, refused } from '../support/api.ts'
import { mount } from '../support/mount.tsx'

/** How a screen reads and changes: all screens of the site do it by these hooks. */

const listed = (unread: number) => ({ items: [], unread, mutedMails: [] })

function Unread() {
  const { data, isError, refetch } = useRead(notifications.listNotifications, {})
  if (isError) return <ReadFailed onRetry={refetch}>not read</ReadFailed>
  return <p>{data ? `unread ${data.unread}` : 'reading'}</p>
}

function Once() {
  const { data } = useRead(notifications.listNotifications, {}, ONCE)
  const cache = useCache()
  return (
    <button
      onClick={() =>
        cache.put(notifications.listNotifications, {}, (shown) => shown && { ...shown, unread: 9 })
      }
    >
      {data && `unread ${data.unread}`}
    </button>
  )
}

function Change() {
  const [told, setTold] = useState<string[]>([])
  const tell = (said: string) => setTold((before) => [...before, said])
  const { mutate, isPending } = useChange(notifications.updateNotifications, {
    onSuccess: () => tell('done'),
    onError: ({ code }) => tell(code),
  })
  return (
    <>
      <button onClick={() => mutate({ body: { mutedMails: [] } })}>change</button>
      <p role="status">{[...told, isPending ? 'pending' : 'idle'].join(', ')}</p>
    </>
  )
}

const change = page.getByRole('button', { name: 'change' })
const status = page.getByRole('status')
const again = page.getByRole('button', { name: textsOf('es')('island.retry') })

test('after a change everything that is shown is read again, and it is pending for so long', async () => {
  const read = answer(notifications.listNotifications, listed(1))
  answer(notifications.updateNotifications, { unread: 0, mutedMails: [] })
  mount(
    <>
      <Unread />
      <Change />
    </>,
    { signedIn: true },
  )
  await expect.element(page.getByText('unread 1')).toBeVisible()
  const late = held<ReturnType<typeof listed>>()
  answer(notifications.listNotifications, late.answer)
  await change.click()
  await expect.element(status).toHaveTextContent('done, pending')
  late.release(ok(listed(2)))
  await expect.element(status).toHaveTextContent('done, idle')
  await expect.element(page.getByText('unread 2')).toBeVisible()
  expect(read()).toHaveLength(2)
})

test('what is read once is not read for a change, and shows what is put there', async () => {
  const read = answer(notifications.listNotifications, listed(0))
  answer(notifications.updateNotifications, { unread: 0, mutedMails: [] })
  mount(
    <>
      <Once />
      <Change />
    </>,
    { signedIn: true },
  )
  const unread = page.getByRole('button', { name: /^unread/ })
  await expect.element(unread).toHaveTextContent('unread 0')
  await change.click()
  await expect.element(status).toHaveTextContent('done, idle')
  expect(read()).toHaveLength(1)
  await unread.click()
  await expect.element(unread).toHaveTextContent('unread 9')
})

test('a read that failed is asked again by its button alone, also where it is shown again', async () => {
  const read = answer(notifications.listNotifications, () => refused('INTERNAL'))
  mount(
    <>
      <Unread />
      <Late />
    </>,
    { signedIn: true },
  )
  await expect.element(again).toBeVisible()
  await page.getByRole('button', { name: 'more' }).click()
  await expect.poll(() => again.elements()).toHaveLength(2)
  expect(read()).toHaveLength(1)
  answer(notifications.listNotifications, listed(3))
  await again.first().click()
  await expect.poll(() => page.getByText('unread 3').elements()).toHaveLength(2)
})

function Late() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>more</button>
      {isOpen && <Unread />}
    </>
  )
}

test('a refusal is told, and the end of the session is left to the page', async () => {
  answer(notifications.updateNotifications, () => refused('CONFLICT'))
  mount(<Change />, { signedIn: true })
  await change.click()
  await expect.element(status).toHaveTextContent('CONFLICT, idle')
  answer(notifications.updateNotifications, () => refused('UNAUTHENTICATED'))
  await change.click()
  await expect.poll(() => $session.get().signedIn).toBe(false)
  await expect.element(status).toHaveTextContent('CONFLICT, idle')
})

test('a demonstration is answered by itself, and shares nothing with the page', async () => {
  const read = answer(notifications.listNotifications, listed(4))
  const demo: Data = {
    isDemo: true,
    transport: () => Promise.resolve(ok(listed(5) as never)),
    client: newQueryClient(),
  }
  mount(
    <>
      <Unread />
      <DataContext value={demo}>
        <Unread />
        <Where />
      </DataContext>
    </>,
    { signedIn: true },
  )
  await expect.element(page.getByText('unread 4')).toBeVisible()
  await expect.element(page.getByText('unread 5')).toBeVisible()
  await expect.element(page.getByText('demo')).toBeVisible()
  expect(read()).toHaveLength(1)
})

const Where = () => <p>{useIsDemo() ? 'demo' : 'live'}</p>
