import { useState } from 'react'
import * as z from 'zod/mini'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import { useLocale } from '#client/texts/use-t.ts'
import * as sharing from '#lib/sharing/calls.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import * as sharingSchemas from '#lib/sharing/schemas.ts'
import { useCentre } from '../../kit/centre.tsx'
import { beginWith, updateOf, type Choice, type GrantKind } from './choice.ts'

/** The problem codes of the fields. */
type Problems = { purpose?: string | undefined; expiresOn?: string | undefined }

type Given = {
  kind: GrantKind
  authorization: Authorization
  onDone: () => void
}

/** The state of the dialog: what is chosen, its problems, and what was saved elsewhere meanwhile. */
export function useGrant({ kind, authorization, onDone }: Given) {
  const locale = useLocale()
  const { requireConsent } = useCentre()
  const { refetch } = useRead(sharing.listAuthorizations, {})
  // As it was when the dialog opened: a newer version is met when it is saved, not silently.
  const [base, setBase] = useState(authorization)
  const [choice, setChoice] = useState(() => beginWith(authorization, kind))
  const [problems, setProblems] = useState<Problems>({})
  const [stale, setStale] = useState<{ older: Authorization; newer: Authorization }>()

  const { mutate, isPending, error, reset } = useChange(sharing.updateAuthorization, {
    onSuccess: onDone,
    onError: (failed) => refuse(failed),
  })
  // What is shown here is not repeated at the button: `reset`.
  const refuse = async ({ code, fields }: CallFailed) => {
    setProblems(fields)
    if (fields['purpose'] ?? fields['expiresOn']) reset()
    // Other words, not another authorization.
    if (fields['textVersion'] !== undefined) return
    if (code !== 'STALE' && code !== 'CONFLICT') return
    const { data } = await refetch()
    const newer = data?.items.find(({ id }) => id === base.id)
    if (!newer) return
    setStale({ older: base, newer })
    setBase(newer)
    reset()
  }

  const save = async () => {
    reset()
    const body = updateOf(choice, base, locale)
    const found = problemsOf(body)
    setProblems(found)
    if (found.purpose ?? found.expiresOn) return
    if (await requireConsent()) mutate({ params: { id: base.id }, body })
  }
  const take = () => {
    setChoice(beginWith(base, base.state === 'pending' ? 'grant' : 'edit'))
    setStale(undefined)
  }
  return {
    base,
    choice,
    change: (part: Partial<Choice>) => setChoice({ ...choice, ...part }),
    problems,
    error,
    stale,
    /** Takes what was saved elsewhere in place of what is chosen. */
    take,
    isPending,
    save: () => void save(),
  }
}
export type Grant = ReturnType<typeof useGrant>

function problemsOf(body: sharingSchemas.AuthorizationUpdate): Problems {
  const { error } = z.safeParse(sharingSchemas.AuthorizationUpdate, body)
  const codeOf = (field: string) => error?.issues.find(({ path }) => path[0] === field)?.message
  return { purpose: codeOf('purpose'), expiresOn: codeOf('expiresOn') }
}
