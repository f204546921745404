import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { go } from './here.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Undefined where there is nothing to go to: the link keeps its place, and the focus. */
  href: string | undefined
  /** What a press does, where it is more than to go there. */
  onFollow?: (() => void) | undefined
}

/** A link to a state of this page, shown without loading it. A press with a key held is left to the browser, as is another page. */
export function Link({ href, onFollow, children, ...rest }: Props): ReactNode {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (href === undefined) return
    const isElsewhere = event.currentTarget.pathname !== location.pathname
    if (hasKey(event) || (isElsewhere && !onFollow)) return
    event.preventDefault()
    if (onFollow) onFollow()
    else go(href)
  }
  return (
    <a href={href} onClick={onClick} {...rest}>
      {children}
    </a>
  )
}

const hasKey = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
