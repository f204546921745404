import { useEffect, useRef, useState } from 'react'
import { hrefWith } from '#client/address/address.ts'
import { replace } from '#client/address/here.ts'
import { useAddress } from '#client/address/use-address.ts'
import { useRead } from '#client/data/use-read.ts'
import { isFocusFree } from '#client/island/fallen-focus.ts'
import * as sharing from '#lib/sharing/calls.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { HEALTH } from '../kit/address.ts'
import type { SharingStep } from './sharing-step.ts'
import { cardId } from './card.tsx'

/** All authorizations, and what is asked about one of them. */
export function useShares() {
  const read = useRead(sharing.listAuthorizations, {})
  const items = read.data?.items
  const dialog = useAsked(items)
  const [list, focusOn] = useFocusOf(items)
  return { read, items, ask: dialog.ask, dialog, list, focusOn }
}
export type Shares = ReturnType<typeof useShares>

/** The dialog that is open, or was: it keeps what it shows while it fades out. */
function useAsked(items: readonly Authorization[] | undefined) {
  const { grant } = useAddress(HEALTH)
  const [asked, setAsked] = useState<(SharingStep & { turn: number }) | null>(null)
  const [isOpen, setOpen] = useState(false)
  const ask = (next: SharingStep) => {
    setAsked({ ...next, turn: (asked?.turn ?? 0) + 1 })
    setOpen(true)
  }
  const [named, setNamed] = useState<string | null>(null)
  if (items && grant !== named) {
    setNamed(grant)
    const pending = items.find(({ id, state }) => id === grant && state === 'pending')
    if (pending) ask({ kind: 'grant', id: pending.id })
    else setOpen(false)
  }
  return {
    asked,
    isOpen,
    ask,
    close() {
      setOpen(false)
      if (grant !== null) replace(hrefWith(HEALTH, { grant: null }))
    },
  }
}

/** Keeps the focus on an authorization whose card moves to another group, where its button is gone. */
function useFocusOf(items: readonly Authorization[] | undefined) {
  const wanted = useRef<string>(undefined)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const id = wanted.current
    if (id === undefined || !items?.some((item) => item.id === id)) return
    if (document.activeElement !== document.body) return
    wanted.current = undefined
    document.getElementById(cardId(id))?.focus()
    // Among the hidden ones, whose panel is closed.
    if (isFocusFree()) list.current?.focus()
  }, [items])
  const focusOn = (id: string) => {
    wanted.current = id
  }
  return [list, focusOn] as const
}
