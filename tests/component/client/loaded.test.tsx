import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useCache } from '#client/data/use-cache.ts'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import * as notifications from '#lib/notifications/calls.ts'
import { $session } from '#stores/session.ts'
import { answer, held, ok, refused } from '../support/api.ts'
import { mount } from '../support/mount.tsx'

/** How a screen shows what it reads: all screens do it by this. That a failure is said and retried is in `failed-reads`. */

const listed = (unread: number) => ({ items: [], unread, mutedMails: [] })

type Props = { enabled?: boolean; hasGone?: boolean; saysStale?: boolean; label?: string }

function Screen({ enabled = true, hasGone = false, saysStale = false, label }: Props) {
  const read = useRead(notifications.listNotifications, {}, { enabled })
  const { refresh } = useCache()
  return (
    <>
      <Loaded
        read={read}
        failed="not read"
        saysStale={saysStale}
        {...(hasGone && { gone: <p>no such thing</p> })}
        waiting={
          <Waiting {...(label && { label })}>
            <hr />
          </Waiting>
        }
      >
        {({ unread }) => <p>{`unread ${unread}`}</p>}
      </Loaded>
      <button onClick={() => void refresh()}>again</button>
    </>
  )
}

const shown = (text: string) => expect.element(page.getByText(text)).toBeVisible()
const status = page.getByRole('status')
const alert = page.getByRole('alert')
const refusedRead = (code: Parameters<typeof refused>[0]) =>
  answer(notifications.listNotifications, () => refused(code))

test('its place is kept while it loads, which is announced, in its own words where it has some', async () => {
  const late = held<ReturnType<typeof listed>>()
  answer(notifications.listNotifications, late.answer)
  mount(<Screen />, { signedIn: true })
  await expect.element(status).toHaveTextContent('Cargando...')
  expect(page.getByRole('separator').elements()).toHaveLength(1)
  mount(<Screen label="your notices" />, { signedIn: true })
  await expect.element(status.last()).toHaveTextContent('your notices')
  late.release(ok(listed(1)))
  await expect.poll(() => page.getByText('unread 1').elements()).toHaveLength(2)
  expect(status.elements()).toHaveLength(0)
})

test('what is not there is no failure where the screen says so', async () => {
  refusedRead('NOT_FOUND')
  mount(<Screen hasGone />, { signedIn: true })
  await shown('no such thing')
  expect(alert.elements()).toHaveLength(0)
})

test('what is not there is a failure elsewhere', async () => {
  refusedRead('NOT_FOUND')
  mount(<Screen />, { signedIn: true })
  await expect.element(alert).toHaveTextContent('not read')
})

test('what cannot be asked for is not there', async () => {
  const asked = answer(notifications.listNotifications, listed(1))
  mount(<Screen hasGone enabled={false} />, { signedIn: true })
  await shown('no such thing')
  expect(asked()).toEqual([])
})

test.each([false, true])(
  'a later read that fails leaves the data; says so: %s',
  async (saysStale) => {
    answer(notifications.listNotifications, listed(1))
    mount(<Screen hasGone saysStale={saysStale} />, { signedIn: true })
    await shown('unread 1')
    for (const code of ['INTERNAL', 'NOT_FOUND'] as const) {
      const asked = refusedRead(code)
      const before = asked().length
      await page.getByRole('button', { name: 'again' }).click()
      await expect.poll(() => asked().length).toBe(before + 1)
      await expect.poll(() => alert.elements().length).toBe(saysStale ? 1 : 0)
      await shown('unread 1')
    }
  },
)

test('the end of the session is told by the page, not by its parts', async () => {
  refusedRead('UNAUTHENTICATED')
  mount(<Screen hasGone saysStale />, { signedIn: true })
  await expect.poll(() => $session.get().signedIn).toBe(false)
  await expect.element(status).toHaveTextContent('Cargando...')
  expect(alert.elements()).toHaveLength(0)
})
