import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IslandRoot } from '#client/island/root.tsx'
import { loadT } from '#client/texts/load-t.ts'
import { SENT_CODES } from '#lib/contact/tracking-code.ts'
import { readText, writeText } from '#stores/storage.ts'
import { ContactSheet } from './contact-sheet.tsx'
import type { ContactOptions } from './options.ts'

/** The sheet to write to professionals, which opens wherever it is rendered, and keeps what is typed while it stays there. */
export async function contactSheet(options: ContactOptions): Promise<ReactElement> {
  const { locale, to, ...more } = options
  await loadT(locale, 'auth', 'contact', 'fields', 'island', 'objectives')
  return (
    <IslandRoot key={to.map(({ id }) => id).join()} locale={locale}>
      <ContactSheet to={to} {...more} opened={Date.now()} />
    </IslandRoot>
  )
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
