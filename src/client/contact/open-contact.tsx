import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IslandRoot } from '#client/island/root.tsx'
import { loadT } from '#client/texts/load-t.ts'
import { SENT_CODES } from '#lib/contact/tracking-code.ts'
import { readText, writeText } from '#stores/storage.ts'
import { toast } from '#stores/toasts.ts'
import { ContactSheet } from './contact-sheet.tsx'
import type { ContactOptions } from './options.ts'
import { ownDetails } from './own-details.ts'
import { sentText } from './sent-text.ts'

const texts = ({ locale }: ContactOptions) =>
  loadT(locale, 'auth', 'contact', 'fields', 'island', 'objectives')

/** The sheet to write to professionals, which opens wherever it is rendered, and keeps what is typed while it stays there. */
export const contactSheet = (options: ContactOptions): Promise<ReactElement> =>
  sheetOf(options, Date.now())

async function sheetOf(options: ContactOptions, opened: number | null): Promise<ReactElement> {
  const { locale, to, ...more } = options
  const [own] = await Promise.all([ownDetails(), texts(options)])
  return (
    <IslandRoot key={to.map(({ id }) => id).join()} locale={locale}>
      <ContactSheet to={to} {...more} own={own} opened={opened} />
    </IslandRoot>
  )
}

let root: Root | undefined

/** Draws a sheet outside of an island. It stays in the page when it is closed. */
function draw(sheet: ReactElement): void {
  if (!root) {
    const host = document.createElement('div')
    document.body.append(host)
    root = createRoot(host)
  }
  root.render(sheet)
}

/** Opens the sheet from outside of an island. */
export async function openContact(options: ContactOptions): Promise<void> {
  draw(await contactSheet(options))
}

/** Says once that messages were sent by the mailed link, with their codes (`confirm-email.client.ts`). */
export async function sayWhatWasSent(options: ContactOptions): Promise<void> {
  const codes = readText(SENT_CODES, 'sessionStorage')?.split(',') ?? []
  if (codes.length === 0) return
  writeText(SENT_CODES, null, 'sessionStorage')
  draw(await sheetOf(options, null))
  toast.success(sentText(await texts(options), codes), { stays: true })
}
