import { useEffect } from 'react'
import { go, replace, useHere } from '#client/address/here.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { localizedPath, twinPath } from '#lib/i18n/locales.ts'
import { PART_PATHS, partAt, shownPart, titleOf, type Part } from './profile-parts.ts'

/** The part that is shown, which is that of the address; a link into another part leads there. */
export function usePart(role: Role, prerendered: Part) {
  const t = useT('account')
  const locale = useLocale()
  const here = useHere()
  const part = shownPart(role, here ? partAt(new URL(here)) : prerendered)
  useEffect(() => {
    document.title = titleOf(t, part)
  }, [part, t])
  useEffect(() => {
    const { pathname, hash } = location
    // A section that is not on this page: the address becomes that of its part.
    if (shownPart(role, partAt({ pathname, hash: '' })) !== part)
      replace(localizedPath(PART_PATHS[part], locale) + hash)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
      link.href = twinPath(location.pathname)
    if (hash) requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView())
  }, [here, part, role, locale])

  /** Goes to a part; the back button leads back. */
  const open = (next: Part) => {
    if (next === part) return
    go(localizedPath(PART_PATHS[next], locale))
    scrollTo(0, 0)
  }
  return { part, open }
}
