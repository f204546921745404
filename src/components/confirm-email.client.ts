import { call } from '#islands/account/api.ts'
import type { Done } from '#lib/accounts/contract.ts'
import { tokenOf } from '#lib/accounts/link-fragment.ts'

/** Redeems the mailed link of confirmation, whose token stands in the fragment. No framework. */

type Outcome = 'working' | 'done' | 'invalid' | 'failed'

const token = tokenOf(location.hash, 'signup')
// Out of the address bar and the history before anything else can read it.
history.replaceState(history.state, '', location.pathname + location.search)

async function redeem(): Promise<Outcome> {
  if (token === null) return 'invalid'
  const result = await call<Done>('POST', '/api/account/confirm', { body: { token } })
  if (result.ok) return 'done'
  return ['TOKEN_INVALID', 'INVALID_INPUT'].includes(result.code) ? 'invalid' : 'failed'
}

const dialog = document.querySelector<HTMLDialogElement>('#confirm')

function show(outcome: Outcome) {
  const hide = (selector: string, isHidden: (element: HTMLElement) => boolean) => {
    for (const element of dialog?.querySelectorAll<HTMLElement>(selector) ?? []) {
      element.hidden = isHidden(element)
    }
  }
  hide('[data-outcome]', ({ dataset }) => dataset['outcome'] !== outcome)
  hide('[data-sign-in]', () => outcome !== 'done' && outcome !== 'invalid')
  hide('[data-retry]', () => outcome !== 'failed')
}

async function run() {
  show('working')
  show(await redeem())
}

dialog?.querySelector('[data-close]')?.addEventListener('click', () => dialog.close())
dialog?.querySelector('[data-retry]')?.addEventListener('click', () => void run())
dialog?.showModal()
void run()
