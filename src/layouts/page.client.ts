import { whenIdle } from '#client/when-idle.ts'

/** The scripts of every page: theme, language choice, search, menu. No framework. */

type Theme = 'light' | 'dark' | 'system'

/** What the head script knows before the first paint. */
const known = document.documentElement.dataset

/** Makes the head script store and apply a choice, which it reads before the first paint. */
function choose(key: 'theme' | 'language', value: string) {
  dispatchEvent(new CustomEvent('choice', { detail: { key, value } }))
}

function chooseTheme(theme: Theme) {
  choose('theme', theme)
  markTheme()
}

function markTheme() {
  const choice = known['themeChoice']
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
    radio.checked = radio.value === choice
  }
}

const notLoaded = document.getElementById('not-loaded')
const sayNotLoaded = () => {
  if (notLoaded) notLoaded.hidden = false
}
const missing = new Set<EventTarget>()

// The scripts of an island have not arrived, after two tries: a deploy, a tunnel.
document.addEventListener('astro:hydration-error', ({ target: island }) => {
  if (!(island instanceof Element)) return
  // What was not asked for is tried again at the next interaction.
  const isScreen = /^(load|only|visible)$/.test(island.getAttribute('client') ?? '')
  if (!isScreen && !island.querySelector('[aria-busy="true"]')) return
  missing.add(island)
  sayNotLoaded()
})
// It does not bubble.
document.addEventListener(
  'astro:hydrate',
  ({ target: island }) => {
    if (island && missing.delete(island) && missing.size === 0 && notLoaded) notLoaded.hidden = true
  },
  { capture: true },
)

const consent = () => import('#components/consent/consent.client.ts')
const signedIn = () => import('#components/signed-in.client.ts')

addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('[data-theme-toggle]')) {
    chooseTheme(known['theme'] === 'dark' ? 'light' : 'dark')
  }
  const language = event.target.closest<HTMLAnchorElement>('a[data-language]')
  if (language) {
    choose('language', language.hreflang)
    language.href = language.pathname + location.search + location.hash
  }
  const signOut = event.target.closest<HTMLButtonElement>('button[data-sign-out]')
  // Handled here, since the menu's script may not be loaded yet.
  if (signOut) signedIn().then(({ leave }) => leave(signOut), sayNotLoaded)
  if (event.target.closest('[data-cookie-settings]')) {
    consent().then(({ configure }) => configure(), sayNotLoaded)
  }
  // A link within the same page would leave the menu open.
  if (event.target.closest('#menu a')) document.getElementById('menu')?.hidePopover()
})

addEventListener('change', (event) => {
  const radio = event.target
  if (radio instanceof HTMLInputElement && radio.name === 'theme') chooseTheme(radio.value as Theme)
})

const searchLink = document.querySelector<HTMLAnchorElement>('a[data-search]')
if (searchLink) {
  const load = () => import('#components/search/search.client.ts').catch(() => null)
  searchLink.onpointerover = searchLink.onfocus = load
  searchLink.onclick = (event) => {
    // To be opened elsewhere.
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void load().then((search) => (search ? search.open() : location.assign(searchLink.href)))
  }
}

addEventListener('storage', markTheme)
markTheme()

// After everything else: the page can be read meanwhile. Without a connection there is nothing to ask about.
if (known['cookies'] === 'ask') {
  const ask = () =>
    void consent().then(
      (module) => module.ask(),
      () => undefined,
    )
  whenIdle(ask, 2_000)
}

if (__ANALYTICS_PATH__) {
  void import('#client/analytics.ts').then(({ track }) => {
    const { lang: locale } = document.documentElement
    return track({ pathname: location.pathname, locale }, __ANALYTICS_PATH__)
  })
}

// For later visits, so after everything else. Some private windows refuse it.
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

if (known['session']) void signedIn()
// A page that redirects to its twin must not consume the link: the twin gets it too.
if (location.hash.startsWith('#token=') && known['moving'] === undefined) {
  void import('#components/confirm-email.client.ts')
}
