import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'
import { Textarea } from './textarea.tsx'

const html = (node: ReactNode) => renderToStaticMarkup(node)

/** The opening tag of the first element of this name. */
const tag = (name: string, text: string) => new RegExp(`<${name} [^>]*>`).exec(text)?.[0] ?? ''

describe('Field', () => {
  it('names its control without JavaScript', () => {
    const field = html(
      <Field label="Correo" id="mail" required>
        <TextInput type="email" />
      </Field>,
    )
    expect(tag('label', field)).toContain('for="mail"')
    expect(tag('input', field)).toMatch(/ id="mail"/)
    expect(tag('input', field)).toContain('required=""')
    expect(tag('input', field)).not.toContain('aria-describedby')
    expect(tag('input', field)).not.toContain('aria-invalid="true"')
  })

  it("describes its control by error, help and the control's own description, in this order", () => {
    const field = html(
      <Field label="Correo" id="mail" help="Te escribiremos." error="Falta la @.">
        <TextInput aria-describedby="more" />
      </Field>,
    )
    expect(tag('input', field)).toContain('aria-describedby="mail-error mail-help more"')
    expect(tag('input', field)).toContain('aria-invalid="true"')
    expect(field).toMatch(/<p id="mail-help"[^>]*>Te escribiremos\.<\/p>/)
    expect(field).toMatch(/<p id="mail-error"[^>]*>.*Falta la @\.<\/p>/)
  })

  it('hides its label visually only', () => {
    const field = html(
      <Field label="Ordenar por" hideLabel>
        <Select />
      </Field>,
    )
    expect(tag('label', field)).toContain('class="sr-only"')
    expect(field).toContain('Ordenar por')
  })

  it.each([
    ['input', <TextInput key="i" />],
    ['textarea', <Textarea key="t" />],
    ['select', <Select key="s" />],
  ])('disables its %s', (name, control) => {
    const field = html(
      <Field label="x" disabled help="y" id="f">
        {control}
      </Field>,
    )
    expect(tag(name, field)).toContain('disabled=""')
    expect(tag(name, field)).toContain('aria-describedby="f-help"')
  })
})

describe('Textarea', () => {
  it('counts with the given text, and is described by the count', () => {
    const field = html(
      <Field label="Mensaje">
        <Textarea maxLength={500} defaultValue="Hola" counter={(n, max) => `${n} de ${max}`} />
      </Field>,
    )
    const id = / aria-describedby="([^"]+)"/.exec(tag('textarea', field))?.[1] ?? 'none'
    expect(field).toContain(`<span id="${id}">4 de 500</span>`)
    expect(tag('textarea', field)).toContain('maxLength="500"')
  })
})
