import { useRef, useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '#ui/dialog.tsx'
import { press } from '../support/act.ts'
import { mount } from '../support/mount.tsx'

const button = (name: string) => page.getByRole('button', { name })
const focused = (text: string) =>
  expect
    .poll(() => document.activeElement?.textContent, { message: 'what has the focus' })
    .toBe(text)

/** Rows that are deleted, at once or after a question that the page asks. */
function Rows({ asks = false }: { asks?: boolean }) {
  const [rows, setRows] = useState(['Uno', 'Dos', 'Tres'])
  const [asked, setAsked] = useState<string | null>(null)
  const remove = (row: string | null) => {
    setRows(rows.filter((each) => each !== row))
    setAsked(null)
  }
  return (
    <section>
      <h2>Filas</h2>
      {rows.map((row) => (
        <article key={row}>
          <h3>{row}</h3>
          <button
            type="button"
            aria-label={`Borrar ${row}`}
            onClick={() => (asks ? setAsked(row) : remove(row))}
          />
        </article>
      ))}
      <Dialog
        title="¿Borrar?"
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        actions={
          <button type="button" onClick={() => remove(asked)}>
            Sí, borrar
          </button>
        }
      />
    </section>
  )
}

test('the row after a deleted one gets the focus, or the one before, or the heading of the list', async () => {
  mount(<Rows />)
  await press(button('Borrar Dos'), '{Enter}')
  await focused('Tres')
  await press(button('Borrar Tres'), '{Enter}')
  await focused('Uno')
  await press(button('Borrar Uno'), '{Enter}')
  await focused('Filas')
})

test('a dialog whose opener goes gives the focus to what stands next to it', async () => {
  mount(<Rows asks />)
  await press(button('Borrar Dos'), '{Enter}')
  await press(button('Sí, borrar'), '{Enter}')
  await focused('Tres')
  await press(button('Borrar Tres'), '{Enter}')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Borrar Tres')).toHaveFocus()
})

/** What is drawn for each of the steps, one after the other. */
function Steps({ steps }: { steps: ((next: () => void) => ReactNode)[] }) {
  const [step, setStep] = useState(0)
  return (
    <section aria-label="Pasos">
      <h2>Pasos</h2>
      {steps[step]?.(() => setStep(step + 1))}
    </section>
  )
}

const step =
  (title: string, key = title) =>
  (next: () => void) => (
    <div key={key}>
      <h3>{title}</h3>
      <button type="button" onClick={next}>
        Seguir
      </button>
    </div>
  )

test('what takes the place of something gets its focus, also when it waits itself', async () => {
  mount(<Steps steps={[step('Primero'), () => <Late />, step('Nunca')]} />)
  await press(button('Seguir'), '{Enter}')
  await focused('Ya está')
})

function Late() {
  const [isHere, setHere] = useState(false)
  const begin = useRef(false)
  const later = (element: HTMLElement | null) => {
    if (!element || begin.current) return
    begin.current = true
    setTimeout(() => setHere(true), 100)
  }
  return isHere ? (
    <p key="text">Ya está</p>
  ) : (
    <p key="wait" ref={later}>
      Cargando
    </p>
  )
}

test('a button that is disabled or hidden passes it to what is around it, no other button', async () => {
  mount(<Steps steps={[(next) => <Pair next={next} />, () => <Pair disabled />]} />)
  await press(button('Guardar'), '{Enter}')
  await focused('Pasos')
  // What takes it once is no stop of the Tab key, nor of the pointer, afterwards.
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Otro')).toHaveFocus()
  expect(document.querySelector('h2')).not.toHaveAttribute('tabindex')
})

test('what says nothing, and what holds buttons alone, is passed over', async () => {
  mount(
    <Steps
      steps={[
        (next) => (
          <div>
            <p role="status" />
            <p key="first">
              <button type="button" onClick={next}>
                Deshacer
              </button>
              <button type="button">Cerrar</button>
            </p>
          </div>
        ),
        () => (
          <div>
            <p role="status" />
            <p>
              <button type="button">Cerrar</button>
            </p>
          </div>
        ),
      ]}
    />,
  )
  await press(button('Deshacer'), '{Enter}')
  await focused('Pasos')
})

function Pair({ next, disabled = false }: { next?: () => void; disabled?: boolean }) {
  return (
    <>
      <button type="button" disabled={disabled} onClick={next}>
        Guardar
      </button>
      <button type="button">Otro</button>
    </>
  )
}
