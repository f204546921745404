import type { ComponentProps, ReactNode } from 'react'
import { addressWith, goTo } from './use-tab.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The state of the centre that it leads to. */
  to: Parameters<typeof goTo>[0]
}

/** A link to another state of the centre: an address like any other, which a click opens without a request. */
export function CentreLink({ to, children, ...rest }: Props): ReactNode {
  return (
    <a
      {...rest}
      href={addressWith(to)}
      onClick={(event) => {
        event.preventDefault()
        goTo(to)
      }}
    >
      {children}
    </a>
  )
}

/** The look of one within or below a text. */
export const LINK =
  'inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4'
