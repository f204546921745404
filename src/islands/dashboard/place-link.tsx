import type { ReactNode } from 'react'
import { hrefOf, hrefWith } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { Link } from '#client/address/link.tsx'
import { DASHBOARD, openOver, TABS, type Place } from './address.ts'
import { focusTabSoon } from './tab-focus.ts'
import { TABS_ID } from './tabs-id.ts'

type Props = {
  label: string
  className: string
  children: ReactNode
}

/** A link to a tab, which is further down: it takes the reader along. */
export function PlaceLink({ to, label, ...rest }: Props & { to: Place }): ReactNode {
  const href = hrefOf(DASHBOARD, to)
  const onFollow = () => {
    go(href)
    requestAnimationFrame(() => {
      document.getElementById(TABS_ID)?.scrollIntoView()
      focusTabSoon(to.tab ?? TABS[0])
    })
  }
  return <Link href={href} aria-label={label} onFollow={onFollow} {...rest} />
}

/** A link to the answers of a questionnaire, which open over the tab. */
export function AnswersLink({ id, label, ...rest }: Props & { id: string }): ReactNode {
  return (
    <Link
      href={hrefWith(DASHBOARD, { answers: id })}
      aria-label={label}
      onFollow={() => openOver('answers', id)}
      {...rest}
    />
  )
}
