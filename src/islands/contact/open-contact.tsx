import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SENT_CODES } from '#lib/contact/tracking-code.ts'
import { createT } from '#lib/i18n/t.ts'
import { readText, writeText } from '#stores/storage.ts'
import { ContactSheet } from './contact-sheet.tsx'
import type { ContactOptions } from './options.ts'
import { loadTexts } from './texts.ts'

/** The sheet to write to professionals, which opens wherever it is rendered, and keeps what is typed while it stays there. */
export async function contactSheet(options: ContactOptions): Promise<ReactElement> {
  const { locale, to } = options
  const texts = await loadTexts(locale)
  const key = to.map(({ id }) => id).join()
  return <ContactSheet key={key} {...options} t={createT(texts, locale)} opened={Date.now()} />
}

let root: Root | undefined

/** Opens the sheet from outside of an island. It stays in the page when it is closed. */
export async function openContact(options: ContactOptions): Promise<void> {
  const sheet = await contactSheet(options)
  if (!root) {
    const host = document.createElement('div')
    document.body.append(host)
    root = createRoot(host)
  }
  root.render(sheet)
}

/** Opens the sheet at its end, once, with the codes of messages that the mailed link has sent (`confirm-email.client.ts`). */
export async function openSent(options: ContactOptions): Promise<void> {
  const codes = readText(SENT_CODES, 'sessionStorage')?.split(',') ?? []
  if (codes.length === 0) return
  writeText(SENT_CODES, null, 'sessionStorage')
  await openContact({ ...options, codes })
}
