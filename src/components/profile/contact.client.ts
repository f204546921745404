import type { ContactOptions } from '#islands/contact/options.ts'
import { SENT_CODES } from '#lib/contact/tracking-code.ts'
import { readText, writeText } from '#stores/storage.ts'

/** Opens the contact sheet, which is loaded when somebody reaches for its button. No framework before. */

const load = () => import('#islands/contact/open-contact.tsx')
const props = document.querySelector<HTMLElement>('[data-contact-props]')?.dataset['contactProps']

async function open(opener?: HTMLAnchorElement, codes: string[] = []) {
  if (props === undefined) return
  opener?.setAttribute('aria-busy', 'true')
  try {
    const { openContact } = await load()
    await openContact({ ...(JSON.parse(props) as ContactOptions), codes })
  } catch {
    // The scripts did not arrive: the link leads to the same sheet by way of the sign-in.
    if (opener) location.assign(opener.href)
  }
  opener?.removeAttribute('aria-busy')
}

const openerOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-contact]') : null

document.addEventListener('click', (event) => {
  const opener = openerOf(event)
  if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  void open(opener)
})
for (const reaching of ['pointerover', 'focusin']) {
  document.addEventListener(reaching, (event) => {
    if (openerOf(event)) load().catch(() => undefined)
  })
}

/** The codes of messages that the mailed link has sent (`confirm-email.client.ts`), shown once. */
const codes = readText(SENT_CODES, 'sessionStorage')?.split(',') ?? []
if (codes.length > 0) writeText(SENT_CODES, null, 'sessionStorage')
if (location.hash === '#sent' || location.hash === '#contact') {
  // A reload must not open it again.
  const isSent = location.hash === '#sent'
  history.replaceState(history.state, '', location.pathname + location.search)
  if (!isSent || codes.length > 0) void open(undefined, isSent ? codes : [])
}
