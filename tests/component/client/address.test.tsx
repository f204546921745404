import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hrefOf, hrefWith, oneOf, page as pageNumber } from '#client/address/address.ts'
import { replace, SCREEN_TOP } from '#client/address/here.ts'
import { Link } from '#client/address/link.tsx'
import { useAddress } from '#client/address/use-address.ts'
import { island } from '#client/island/island.tsx'
import { TEXTS } from '#lib/i18n/texts.ts'
import { departedTo } from '../support/departures.ts'
import { mount, mountBuilt } from '../support/mount.tsx'

/** How screens read and change the address: all do it by these. */

const ADDRESS = { tab: oneOf(['data', 'records']), page: pageNumber }

function Screen({ onFollow }: { onFollow?: () => void }) {
  const { tab, page: number } = useAddress(ADDRESS)
  return (
    <>
      <p role="status">{`${tab ?? 'overview'} ${number}`}</p>
      <Link href={hrefOf(ADDRESS, { tab: 'records' })} onFollow={onFollow}>
        records
      </Link>
      <Link href={hrefOf(ADDRESS, {})}>overview</Link>
      <Link href="/about?tab=records">elsewhere</Link>
      <button onClick={() => replace(hrefWith(ADDRESS, { page: 3 }))}>third</button>
    </>
  )
}

const BuiltScreen = island(Screen, 'paging')
const status = page.getByRole('status')
const link = (name: string) => page.getByRole('link', { name })

test('a link shows another state without loading the page, and back leads back', async () => {
  mount(<Screen />, { at: '/health?tab=data' })
  await expect.element(status).toHaveTextContent('data 1')
  await link('records').click()
  await expect.element(status).toHaveTextContent('records 1')
  expect(location.search).toBe('?tab=records')
  await link('overview').click()
  await expect.element(status).toHaveTextContent('overview 1')
  expect(location.search).toBe('')
  history.back()
  await expect.element(status).toHaveTextContent('records 1')
  expect(departedTo()).toEqual([])
})

test('a link to another page loads it', async () => {
  mount(<Screen />, { at: '/health' })
  await link('elsewhere').click()
  expect(departedTo()).toEqual(['/about?tab=records'])
  await expect.element(status).toHaveTextContent('overview 1')
})

test('a press with a key held is left to the browser, and a link may do more than to go there', async () => {
  let followed = 0
  mount(<Screen onFollow={() => (followed += 1)} />, { at: '/health' })
  const prevented: boolean[] = []
  // A new tab would outlive the test.
  const note = (event: Event) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', note)
  for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
    await userEvent.keyboard(`{${key}>}`)
    await link('records').click()
    await userEvent.keyboard(`{/${key}}`)
  }
  await link('records').click()
  removeEventListener('click', note)
  expect(prevented).toEqual([false, false, false, false, true])
  expect(followed).toBe(1)
  expect(location.search).toBe('')
})

test('a correction is no step for the back button, and keeps the other parameters', async () => {
  mount(<Screen />, { at: '/health?tab=data&page=2' })
  const steps = history.length
  await page.getByRole('button', { name: 'third' }).click()
  await expect.element(status).toHaveTextContent('data 3')
  expect(location.search).toBe('?tab=data&page=3')
  expect(history.length).toBe(steps)
})

test('another tab is read from its beginning; another page of the same stays', async () => {
  mount(
    <>
      <div id={SCREEN_TOP} />
      <div style={{ height: 3000 }} />
      <Screen />
      <Link href="?tab=records&page=2">second</Link>
      <div style={{ height: 3000 }} />
    </>,
    { at: '/health' },
  )
  await link('records').click()
  await expect.poll(() => Math.round(scrollY)).toBe(0)
  scrollTo(0, 500)
  await link('second').click()
  await expect.element(status).toHaveTextContent('records 2')
  expect(scrollY).toBeGreaterThan(0)
})

test('a prerendered page shows what it does without parameters, until it is hydrated', async () => {
  const hydrate = mountBuilt(<BuiltScreen locale="es" texts={TEXTS.es} />, {
    at: '/health?tab=data',
  })
  await expect.element(status).toHaveTextContent('overview 1')
  await hydrate()
  await expect.element(status).toHaveTextContent('data 1')
})
