import { createRoot, type Root } from 'react-dom/client'
import type { Addressee } from '#lib/contact/draft.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { ContactSheet, SHEET_ID } from './contact-sheet.tsx'
import { loadTexts } from './texts.ts'
import '#styles/full.css'

export type ContactOptions = {
  locale: Locale
  to: readonly Addressee[]
  /** The portrait of the only addressee. */
  avatarUrl?: string | null
  /** The codes of messages that were sent elsewhere, such as by the mailed link: the sheet opens at its end. */
  codes?: readonly string[]
}

let root: Root | undefined

/** Opens the sheet to write to professionals. It stays in the page when it is closed, with everything typed. */
export async function openContact(options: ContactOptions): Promise<void> {
  const { locale, to } = options
  const t = createT(await loadTexts(locale), locale)
  if (!root) {
    const host = document.createElement('div')
    document.body.append(host)
    root = createRoot(host)
  }
  const key = to.map(({ id }) => id).join()
  await new Promise<void>((shown) => {
    root!.render(<ContactSheet key={key} {...options} t={t} onMounted={shown} />)
  })
  document.getElementById(SHEET_ID)?.showPopover()
}
