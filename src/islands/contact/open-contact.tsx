import { createRoot, type Root } from 'react-dom/client'
import { fullStyles } from '#client/full-styles.ts'
import { SENT_CODES } from '#lib/contact/tracking-code.ts'
import { createT } from '#lib/i18n/t.ts'
import { readText, writeText } from '#stores/storage.ts'
import { ContactSheet, SHEET_ID } from './contact-sheet.tsx'
import type { ContactOptions } from './options.ts'
import { loadTexts } from './texts.ts'

let root: Root | undefined

/** Opens the sheet to write to professionals. It stays in the page when it is closed, with everything typed. */
export async function openContact(options: ContactOptions): Promise<void> {
  const { locale, to } = options
  const [texts] = await Promise.all([loadTexts(locale), fullStyles()])
  const t = createT(texts, locale)
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

/** Opens the sheet at its end, once, with the codes of messages that the mailed link has sent (`confirm-email.client.ts`). */
export async function openSent(options: ContactOptions): Promise<void> {
  const codes = readText(SENT_CODES, 'sessionStorage')?.split(',') ?? []
  if (codes.length === 0) return
  writeText(SENT_CODES, null, 'sessionStorage')
  await openContact({ ...options, codes })
}
