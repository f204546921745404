import type { ReactNode } from 'react'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { cx } from '#ui/cx.ts'
import { fullNameOf } from '../kit/people.ts'
import type { SharingMessages } from './when.ts'

/** The card of an authorization, for the focus after it has changed or its lens was closed. */
export const cardId = (id: string) => `share-${id}`

type Props = {
  authorization: Authorization
  words: SharingMessages
  /** Without the hue of a professional: it is over. */
  plain?: boolean
  children: ReactNode
}

/** One professional in the list. */
export function Card({ authorization, words, plain = false, children }: Props): ReactNode {
  const { id, professional } = authorization
  return (
    <li
      id={cardId(id)}
      tabIndex={-1}
      aria-label={fullNameOf(professional, words)}
      data-profession={plain ? undefined : professional.type}
      className={cx(
        'scroll-mt-36 rounded-card border border-line bg-surface p-4 sm:p-5',
        plain ? 'flex flex-wrap items-center gap-3' : 'grid gap-3.5 border-s-6 border-s-hue',
      )}
    >
      {children}
    </li>
  )
}
