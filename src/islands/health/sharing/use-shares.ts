import { useEffect, useRef, useState } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useT } from '#client/texts/use-t.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { toast } from '#stores/toasts.ts'
import type { Asked, AskedKind } from './asked.ts'
import { cardId } from './card.tsx'
import { updateProblem } from './failure-text.ts'
import { shortNameOf } from '../kit/people.ts'
import type { Words } from './when.ts'

/** The changes that need no choice, as the API names them. */
const ACTIONS = {
  revoke: 'revoke',
  withdraw: 'revoke',
  hide: 'block',
  unblock: 'unblock',
} as const satisfies Partial<Record<AskedKind, string>>
export type SimpleKind = keyof typeof ACTIONS

export const isSimple = (kind: AskedKind): kind is SimpleKind => Object.hasOwn(ACTIONS, kind)

const DONE = {
  revoke: 'healthSharing.done.revoke',
  withdraw: 'healthSharing.done.withdraw',
  hide: 'healthSharing.done.block',
  unblock: 'healthSharing.done.unblock',
} as const satisfies Record<SimpleKind, string>

/** All authorizations, what is asked about one of them, and the changes that need no choice. */
export function useShares(words: Words) {
  const t = useT('healthSharing')
  const { data, isError, refetch } = useRead(sharing.listAuthorizations, {})
  const items = data?.items
  const dialog = useAsked()
  const [list, focusOn] = useFocusOf(items)
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useChange(sharing.updateAuthorization)

  const change = ({ kind, id }: Asked & { kind: SimpleKind }) => {
    const authorization = items?.find((item) => item.id === id)
    if (!authorization) return
    const { version, professional } = authorization
    const refuse = (failure: CallFailed) => {
      if (failure.code === 'UNAUTHENTICATED') return
      setProblem(updateProblem(failure, t))
      if (kind === 'unblock') toast.error(updateProblem(failure, t))
      // What it is now, to decide again.
      if (failure.code === 'STALE' || failure.code === 'CONFLICT') void refetch()
    }
    setProblem(undefined)
    mutate(
      { params: { id }, body: { action: ACTIONS[kind], version } },
      {
        onSuccess: () => {
          dialog.close()
          focusOn(id)
          toast.success(t(DONE[kind], { name: shortNameOf(professional, words) }))
        },
        onError: refuse,
      },
    )
  }
  const ask = (asked: Asked) => {
    setProblem(undefined)
    if (asked.kind === 'unblock') change({ ...asked, kind: 'unblock' })
    else dialog.ask(asked)
  }
  return { items, isError, refetch, ask, change, isPending, problem, dialog, list, focusOn }
}
export type Shares = ReturnType<typeof useShares>

/** The dialog that is open, or was: it keeps what it shows while it fades out. */
function useAsked() {
  const [asked, setAsked] = useState<(Asked & { turn: number }) | null>(null)
  const [isOpen, setOpen] = useState(false)
  return {
    asked,
    isOpen,
    ask: (next: Asked) => {
      setAsked({ ...next, turn: (asked?.turn ?? 0) + 1 })
      setOpen(true)
    },
    close: () => setOpen(false),
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
    if (document.activeElement === document.body) list.current?.focus()
  }, [items])
  const focusOn = (id: string) => {
    wanted.current = id
  }
  return [list, focusOn] as const
}
