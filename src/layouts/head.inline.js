// Runs in <head> before the first paint, on every page: theme, first-visit language, cookie choice, session hint and first
// calls, the key of the search, and a mark for list pages whose URL asks for other results than the pre-rendered ones.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // storage can be switched off
    }
  }
  const keep = (key, value) => {
    try {
      localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  }

  const dark = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    const choice = read('theme') || 'light'
    root.dataset.themeChoice = choice
    const isDark = choice === 'dark' || (choice === 'system' && dark.matches)
    root.dataset.theme = isDark ? 'dark' : 'light'
    document.querySelector('meta[name=theme-color]').content = isDark ? '#0d1713' : '#fbfaf3'
  }
  paint()
  dark.addEventListener('change', paint)
  addEventListener('storage', paint)
  // From page.client.ts.
  addEventListener('choice', ({ detail: { key, value } }) => {
    keep(key, value)
    paint()
  })

  // An English reader comes to a Spanish page: redirect to its English twin. The stored choice counts on every visit, as
  // the language of the browser does on the first; the switch stores the other one. Never for crawlers, which must be
  // able to index both, nor without storage, where there would be no way back.
  if (
    root.lang === 'es' &&
    root.dataset.twin &&
    /^en/i.test(read('language') || navigator.language) &&
    !/bot|crawl|spider|slurp|lighthouse/i.test(navigator.userAgent) &&
    keep('language', 'en')
  ) {
    root.dataset.moving = ''
    location.replace(root.dataset.twin + location.search + location.hash)
  }

  // Sets whether there is something to ask about cookies, or a choice to send to the server (page.client.ts), and whether
  // posts and videos of other sites load without being asked for (embeds.client.ts).
  const readCookieChoice = () => {
    let choice
    try {
      choice = JSON.parse(read('cookie-consent'))
    } catch {
      choice = null // altered by hand
    }
    const isCurrent = choice?.revision >= root.dataset.cookies
    if (isCurrent && choice.personalization) root.dataset.embeds = ''
    if (!isCurrent || !choice.recorded) root.dataset.cookies = 'ask'
  }
  readCookieChoice()

  // Somebody may be saved: the hearts of this page are to be painted (hearts.astro).
  if (read('shortlist')) root.dataset.shortlist = ''

  // A press on the link to the search; not while somebody types, nor over a dialog.
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    // What is typed into may stand in a shadow tree, as the editor of articles does.
    const [typed] = event.composedPath()
    if (typed.matches(':read-write') || event.target.matches('dialog *')) return
    event.preventDefault()
    document.querySelector('[data-search]')?.click()
  })

  const account = /(?:^|; )session_hint=(\w+)/.exec(document.cookie)?.[1]
  if (account) {
    root.dataset.session = 'in'
    root.dataset.account = account
    // What the page's island asks first is on its way before the island's scripts: it takes the answers, once
    // (src/client/data/request.ts). A failure is told to whoever takes it.
    const ask = (path) => {
      const answer = fetch(path, { signal: AbortSignal.timeout(8_000) })
      answer.catch(() => undefined)
      return [path, answer]
    }
    const { firstCalls } = root.dataset
    // A call with a query of its own is that of the page's plain address: another one may ask for something else.
    const isFirst = (path) => !location.search || !path.includes('?')
    if (firstCalls) window.firstCalls = new Map(firstCalls.split(' ').filter(isFirst).map(ask))
  }
  if (location.search.length > 1) root.dataset.query = ''
})()
