import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '../support/act.ts'
import { button, openGallery } from './gallery.tsx'

beforeEach(openGallery)

const panelOf = (name: string) => {
  const panel = page.getByRole('group').filter({ hasText: name })
  return { panel, summary: () => panel.element().querySelector('summary')! }
}

test('a panel opens and closes by keyboard', async () => {
  const { panel, summary } = panelOf('Contornos')
  const content = panel.getByText('Un metro, sin apretar.')
  await press(page.elementLocator(summary()), '{Enter}')
  await expect.element(content).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(content).not.toBeVisible()
})

test('a panel that fails to load reports it and is retried', async () => {
  const { panel, summary } = panelOf('Historial')
  await userEvent.click(summary())
  await expect.element(panel.getByRole('alert')).toHaveTextContent('No se ha podido cargar.')
  await userEvent.click(summary())
  await userEvent.click(summary())
  await expect.element(panel.getByText('Doce sesiones.')).toBeVisible()
})

test('a link is copied, with a notice', async () => {
  await button('Copiar enlace').click()
  await expect.element(page.getByText('Enlace copiado.')).toBeVisible()
  const link = page.getByRole('textbox', { name: 'Enlace al temporizador' }).element()
  expect(await navigator.clipboard.readText()).toBe((link as HTMLInputElement).value)
  await button('Compartir resultado').click()
  await expect.element(page.getByText('Resultado copiado.')).toBeVisible()
})

describe('without clipboard permission', () => {
  beforeEach(() => {
    const refusal = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('', 'NotAllowedError'))
    return () => refusal.mockRestore()
  })

  test('a visible link is selected', async () => {
    await button('Copiar enlace').click()
    await expect.element(page.getByText(/Cópialo a mano/)).toBeVisible()
    expect(getSelection()?.toString()).toMatch(/^https:.*work=20$/)
  })

  test('a hidden link is shown for manual copying', async () => {
    await button('Compartir resultado').click()
    const link = page.getByRole('textbox', { name: 'Copia este enlace' })
    await expect.poll(() => (link.query() as HTMLInputElement | null)?.value).toMatch(/work=20$/)
  })
})

test('text and link are shared, and closing the share sheet is not an error', async () => {
  const shared: unknown[] = []
  Object.assign(navigator, {
    share: (data: unknown) => {
      shared.push(data)
      return shared.length > 1
        ? Promise.reject(new DOMException('', 'AbortError'))
        : Promise.resolve()
    },
  })
  await button('Compartir resultado').click()
  await button('Compartir resultado').click()
  Reflect.deleteProperty(navigator, 'share')
  const given = { text: 'Mi resultado', url: expect.stringMatching(/work=20$/) as unknown }
  expect(shared).toEqual([given, given])
  await expect
    .element(page.getByRole('textbox', { name: 'Copia este enlace' }))
    .not.toBeInTheDocument()
})

test('a code is a picture with a name, dark on light in both themes', async () => {
  const code = page.getByRole('img', { name: 'Código del temporizador' })
  const style = getComputedStyle(code.element())
  expect(style.backgroundColor).toBe('rgb(255, 255, 255)')
  await button('Tema oscuro').click()
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark')
  expect(style.backgroundColor).toBe('rgb(255, 255, 255)')
  expect(style.fill).toBe('rgb(0, 0, 0)')
})
