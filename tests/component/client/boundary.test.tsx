import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { island } from '#client/island/island.tsx'
import { lazyPart } from '#client/island/lazy-part.tsx'
import { PartFrame } from '#client/problem/part-frame.tsx'
import { TEXTS } from '#lib/i18n/texts.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { departedTo } from '../support/departures.ts'
import { mount } from '../support/mount.tsx'
import { translate } from '#tests/support/translate.ts'

/** What becomes of an island when a part of it cannot be drawn, or when other hands change its elements. */

const t = textsOf('es')
const alert = page.getByRole('alert')
const press = (name: string) => page.getByRole('button', { name }).click()

function Fragile() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('planted')
  return <button onClick={() => setBroken(true)}>break</button>
}

/** React reports what a boundary has caught to the console, which is a problem of any other test. */
const quietly = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

test('an island that fails to draw says so, and offers to load the page again', async () => {
  const Island = island(Fragile, 'paging')
  mount(<Island locale="es" texts={TEXTS.es} />)
  const reported = quietly()
  await press('break')
  await expect.element(alert.getByText(t('island.failed.title'))).toBeVisible()
  reported.mockRestore()
  await press(t('island.reload'))
  expect(departedTo()).toEqual([location.pathname])
})

test('a part whose script does not arrive says so, and the rest of the screen works', async () => {
  const Part = lazyPart<object>(() => Promise.reject(new Error('planted')), 'paging')
  const Screen = () => {
    const [count, setCount] = useState(0)
    return (
      <>
        <button onClick={() => setCount(count + 1)}>{`pressed ${count}`}</button>
        <PartFrame placeholder="loading">
          <Part />
        </PartFrame>
      </>
    )
  }
  const reported = quietly()
  mount(<Screen />)
  await expect.element(alert.getByText(t('island.failed.title'))).toBeVisible()
  reported.mockRestore()
  await press('pressed 0')
  await expect.element(page.getByRole('button', { name: 'pressed 1' })).toBeVisible()
})

test('a translator that has moved every text takes nothing away', async () => {
  const Screen = ({ children }: { children?: ReactNode }) => {
    const [count, setCount] = useState(0)
    return (
      <div>
        {count % 2 === 0 ? 'even' : null}
        <button onClick={() => setCount(count + 1)}>{`to ${count + 1}`}</button>
        {count > 0 && <b>shown</b>}
        {count > 1 ? 'more' : 'fewer'}
        {children}
      </div>
    )
  }
  const element = mount(<Screen />)
  await expect.element(page.getByRole('button', { name: 'to 1' })).toBeVisible()
  const stop = translate(document.body)
  for (const next of [1, 2, 3]) await press(`to ${next}`)
  await expect.element(page.getByRole('button', { name: 'to 4' })).toBeVisible()
  await expect.element(element.getByText('shown')).toBeVisible()
  // What comes, goes and changes next to other parts.
  const shown = () => document.querySelector('main > div')?.textContent
  expect(shown()).toBe('to 4shownmore')
  await press('to 4')
  await expect.poll(shown).toBe('evento 5shownmore')
  await press('to 5')
  await expect.poll(shown).toBe('to 6shownmore')
  expect(alert.elements()).toEqual([])
  stop()
})
