import type { Page } from '@playwright/test'
import { textsOf } from './texts.ts'

const t = textsOf('es')

/** The parts of the editor on a page. */
export function editorOn(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    page,
    button,
    text: page.getByRole('textbox', { name: t('adminArticles.editor.content') }),
    title: page.getByRole('textbox', { name: t('adminArticles.editor.title'), exact: true }),
    excerpt: page.getByRole('textbox', { name: t('adminArticles.editor.excerpt') }),
    preview: page.getByRole('region', { name: t('adminArticles.editor.preview') }),
    state: page
      .getByRole('list', { name: t('adminArticles.status.label') })
      .locator('[aria-current]'),
    kept: page.getByText(/^Borrador guardado el .*\d{1,2}:\d\d$/),
  }
}
