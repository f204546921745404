import { send } from '#client/data/send.ts'
import { whenIdle } from '#client/when-idle.ts'
import { localeOfPath } from '#lib/i18n/locales.ts'
import { listNotifications } from '#lib/notifications/calls.ts'
import { $session } from '#stores/session.ts'
import { $unread } from '#stores/unread.ts'

/** The bell of signed-in users: its count, and its panel when it opens. Loaded only with the session hint. No framework. */

const panel = document.getElementById('bell')
const badges = document.querySelectorAll<HTMLElement>('[data-unread]')

$unread.subscribe((unread) => {
  for (const badge of badges) {
    badge.hidden = !unread
    badge.textContent = unread ? String(Math.min(unread, 99)) : ''
    const button = badge.closest<HTMLElement>('[data-bell]')
    const { label = '', labelUnread = '' } = button?.dataset ?? {}
    button?.setAttribute(
      'aria-label',
      unread ? labelUnread.replace('{{count}}', String(unread)) : label,
    )
  }
})

async function count() {
  const result = await send(listNotifications)
  if (result.ok) $unread.set(result.data.unread)
}

if (panel) {
  panel.addEventListener('beforetoggle', (event) => {
    if (event.newState !== 'open') return
    void import('#islands/bell/open-bell.tsx')
      .then(({ openBell }) => openBell(panel, localeOfPath(location.pathname)))
      .catch(() => panel.hidePopover())
  })
  // The session may have ended meanwhile.
  whenIdle(() => $session.get().signedIn && void count())
}

$session.listen(({ event }) => {
  if (event === 'signed-out' || event === 'signed-in') $unread.forget()
})
