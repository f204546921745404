/** The few things that every page does in the browser: theme, language choice, menu. No framework. */

type Theme = 'light' | 'dark' | 'system'

/** Has the head script keep a choice, which it reads before the first paint, and paint by it. */
function choose(key: 'theme' | 'language', value: string) {
  dispatchEvent(new CustomEvent('choice', { detail: { key, value } }))
}

function chooseTheme(theme: Theme) {
  choose('theme', theme)
  markTheme()
}

function markTheme() {
  const choice = document.documentElement.dataset['themeChoice']
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
    radio.checked = radio.value === choice
  }
}

const accountMenu = () => import('#components/account-menu.client.ts')

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('[data-theme-toggle]')) {
    chooseTheme(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark')
  }
  const language = event.target.closest<HTMLAnchorElement>('a[data-language]')
  if (language) {
    choose('language', language.dataset['language'] ?? 'es')
    language.href = language.pathname + location.search + location.hash
  }
  const signOut = event.target.closest<HTMLButtonElement>('button[data-sign-out]')
  // Here, since a press may come before the script of the menu.
  if (signOut) void accountMenu().then(({ leave }) => leave(signOut))
  // A link to a place on the same page would leave the menu open above it.
  if (event.target.closest('#menu a')) document.getElementById('menu')?.hidePopover()
})

document.addEventListener('change', (event) => {
  const radio = event.target
  if (radio instanceof HTMLInputElement && radio.name === 'theme') chooseTheme(radio.value as Theme)
})

addEventListener('storage', markTheme)
markTheme()

// For later visits, and so after everything of this one. Refused by some private windows.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    const isAsked = navigator.serviceWorker.register('/sw.js').then((worker) => {
      const tell = () => worker.active && void import('#components/new-version.client.ts')
      if (worker.waiting) tell()
      worker.onupdatefound = tell
    })
    isAsked.catch(() => {})
  })
}

const { session, moving } = document.documentElement.dataset
if (session) void accountMenu()
// A page that is being left for its twin must not use up the link: the twin is given it too.
if (location.hash.startsWith('#token=') && moving === undefined) {
  void import('#components/confirm-email.client.ts')
}
