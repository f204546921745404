import { dropFragment } from '#client/address/drop-fragment.ts'

/**
 * Opens the contact sheet, which is loaded when somebody reaches for its button. No framework before; what lists the many
 * files of the sheet is loaded with the reach, too.
 */

const opening = () => import('./open.ts')
const props = document.querySelector<HTMLElement>('[data-contact-props]')?.dataset['contactProps']

async function open(opener?: HTMLAnchorElement, sent = false) {
  if (props === undefined) return
  opener?.setAttribute('aria-busy', 'true')
  try {
    await (await opening()).open(props, sent)
  } catch {
    // The scripts did not arrive: the link leads to the same form.
    if (opener) location.assign(opener.href)
  }
  opener?.removeAttribute('aria-busy')
}

const openerOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-contact]') : null

addEventListener('click', (event) => {
  const opener = openerOf(event)
  const sharing = (event.target as Element).closest<HTMLElement>('[data-share]')
  if (sharing) void import('./share.ts').then(({ share }) => share(sharing))
  if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  void open(opener)
})
for (const reaching of ['pointerover', 'focusin']) {
  addEventListener(reaching, (event) => {
    if (openerOf(event))
      opening()
        .then(({ load }) => load())
        .catch(() => undefined)
  })
}

const { hash } = location
if (hash === '#sent' || hash === '#contact') {
  // A reload must not open it again.
  dropFragment()
  void open(undefined, hash === '#sent')
}
