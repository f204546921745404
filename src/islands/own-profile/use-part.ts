import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { localizedPath, twinPath } from '#lib/i18n/locales.ts'
import { PART_PATHS, partAt, shownPart, titleOf, type Part } from './parts.ts'

/** The part that is shown, which is that of the address; a link into another part leads there. */
export function usePart(role: Role, first: Part) {
  const t = useT('account')
  const locale = useLocale()
  const [part, setPart] = useState(() => shownPart(role, first))
  const show = (next: Part) => {
    setPart(shownPart(role, next))
    document.title = titleOf(t, next)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
      link.href = twinPath(location.pathname)
  }
  const read = useEffectEvent(() => {
    const next = partAt(location)
    // A section that is not on this page: the address becomes that of its part.
    const { pathname } = location
    if (shownPart(role, partAt({ pathname, hash: '' })) !== shownPart(role, next))
      history.replaceState(
        history.state,
        '',
        localizedPath(PART_PATHS[next], locale) + location.hash,
      )
    show(next)
    const id = location.hash.slice(1)
    if (id) requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
  })
  useEffect(() => {
    const follow = () => read()
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  /** Goes to a part; the back button leads back. */
  const open = (next: Part) => {
    if (next === part) return
    history.pushState(null, '', localizedPath(PART_PATHS[next], locale))
    show(next)
    scrollTo(0, 0)
  }
  return { part, open }
}
