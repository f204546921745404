import type { ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { ADMIN } from '../address.ts'
import { useFocusedRow } from '../kit/use-focus-way.ts'
import { EditionScreen } from './edition-screen.tsx'
import { EditionsList } from './list.tsx'

/** Editions of the newsletter: their list, or the one that is open in its place. */
export function NewsletterPart(): ReactNode {
  const open = useAddress(ADMIN).edition
  const around = useFocusedRow<HTMLDivElement>(open)
  return (
    <div ref={around}>
      {open === null ? <EditionsList /> : <EditionScreen key={open} id={open} />}
    </div>
  )
}
