import type { FieldTexts } from '#client/field-text.ts'
import { loadSharedTexts, type SharedTexts } from '#islands/health-shared/texts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import { createT, type Translate } from '#lib/i18n/t.ts'

type EditorTexts = Pick<Texts, 'clientHistory'> & SharedTexts & FieldTexts
export type EditorT = Translate<EditorTexts>

const LOADERS = {
  es: () =>
    Promise.all([
      import('../../../public/locales/es/clientHistory.json'),
      import('../../../public/locales/es/fields.json'),
    ]),
  en: () =>
    Promise.all([
      import('../../../public/locales/en/clientHistory.json'),
      import('../../../public/locales/en/fields.json'),
    ]),
} satisfies Record<Locale, unknown>

async function load(locale: Locale): Promise<EditorT> {
  const [[{ default: clientHistory }, { default: fields }], shared] = await Promise.all([
    LOADERS[locale](),
    loadSharedTexts(locale),
  ])
  return createT<EditorTexts>({ clientHistory, fields, ...shared }, locale)
}

const loaded = new Map<Locale, Promise<EditorT>>()

/** The texts of the editor, the same promise each time, for `use`. */
export function editorT(locale: Locale): Promise<EditorT> {
  const known = loaded.get(locale)
  if (known) return known
  const coming = load(locale)
  loaded.set(locale, coming)
  return coming
}
