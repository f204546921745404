import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clickAt, focus } from './act.ts'
import { takeLostFocus } from './focus.ts'
import { leavePage, mount } from './mount.tsx'

const LOSSES = ['removed', 'hidden', 'disabled', 'inert'] as const

type Fault = (typeof LOSSES)[number]

/**
 * A button that is lost when it is pressed; the next one is focused after `heirAfter` milliseconds, if that is said. There are
 * only buttons and fields around it, nothing but the body around those, and no main element: nothing that would take the
 * focus by itself.
 */
function Part({ fault, heirAfter }: { fault: Fault; heirAfter?: number }) {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!isLost || heirAfter === undefined) return
    const timer = setTimeout(() => document.getElementById('next')?.focus(), heirAfter)
    return () => clearTimeout(timer)
  }, [isLost, heirAfter])
  const controls = (
    <>
      <input aria-label="Nombre" />
      {!(isLost && fault === 'removed') && (
        <button
          type="button"
          hidden={isLost && fault === 'hidden'}
          disabled={isLost && fault === 'disabled'}
          inert={isLost && fault === 'inert'}
          onClick={() => setLost(true)}
        >
          Borrar
        </button>
      )}
      <button type="button" id="next">
        Siguiente
      </button>
    </>
  )
  return (
    <>
      {isLost && <p>Perdido</p>}
      {createPortal(controls, document.body)}
    </>
  )
}

const ALONE = { inside: 'div' } as const

const button = (name: string) => page.getByRole('button', { name })

async function lose() {
  await focus(button('Borrar'))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Perdido')).toBeVisible()
}

const LOST = 'button “Borrar”, after Enter on button “Borrar”'

test.for(LOSSES)('a focus that is %s with its element is lost at the end', async (fault) => {
  mount(<Part fault={fault} />, ALONE)
  await lose()
  expect(await takeLostFocus()).toEqual([LOST])
  expect(await takeLostFocus(), 'each once').toEqual([])
})

test.for([
  ['a press', () => button('Siguiente').click()],
  ['a value that is filled in', () => page.getByLabelText('Nombre').fill('Ane')],
  ['a focus that the test gives', () => focus(button('Siguiente'))],
] as const)('a focus is lost although the next step, %s, brings it back', async ([, next]) => {
  mount(<Part fault="removed" />, ALONE)
  await lose()
  await next()
  await expect.element(page.getByLabelText('Nombre').or(button('Siguiente')).first()).toBeVisible()
  expect(await takeLostFocus()).toEqual([LOST])
})

test('a press by the pointer loses it too', async () => {
  mount(<Part fault="removed" />, ALONE)
  await button('Borrar').click()
  expect(await takeLostFocus()).toEqual(['button “Borrar”, after a press on button “Borrar”'])
})

test('a focus that the part moves, at once or when an answer has come, is not lost', async () => {
  mount(<Part fault="removed" heirAfter={0} />, ALONE)
  await lose()
  await userEvent.keyboard('{Tab}')
  leavePage()
  mount(<Part fault="disabled" heirAfter={150} />, ALONE)
  await lose()
  await expect.element(button('Siguiente')).toHaveFocus()
  expect(await takeLostFocus()).toEqual([])
})

test('a focus that a person takes away, or that leaves with the page, is not lost', async () => {
  mount(<Part fault="removed" />, ALONE)
  await focus(button('Siguiente'))
  await clickAt(1200, 700)
  expect(document.activeElement).toBe(document.body)
  expect(await takeLostFocus()).toEqual([])
  await focus(button('Siguiente'))
  leavePage()
  expect(await takeLostFocus()).toEqual([])
})
