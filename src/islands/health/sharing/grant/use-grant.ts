import { useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import { bySchema } from '#client/form/check.ts'
import { useForm } from '#client/form/use-form.ts'
import { useLocale } from '#client/texts/use-t.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { AuthorizationUpdate, type Authorization } from '#lib/sharing/schemas.ts'
import { useCentre } from '../../kit/centre.tsx'
import { beginWith, updateOf, type Choice, type GrantKind } from './choice.ts'

type Given = {
  kind: GrantKind
  authorization: Authorization
  onDone: () => void
  /** Shows the form. */
  onWrong: () => void
}

/** The last day has the problems of what is sent of it. */
const ofForm = ({ expiresOn, ...others }: FieldProblems): FieldProblems =>
  expiresOn === undefined ? others : { ...others, day: expiresOn }

const checkUpdate = bySchema(AuthorizationUpdate)

/** The form of the dialog, and what was saved elsewhere meanwhile. */
export function useGrant({ kind, authorization, onDone, onWrong }: Given) {
  const locale = useLocale()
  const { requireConsent } = useCentre()
  const { refetch } = useRead(sharing.listAuthorizations, {})
  // As it was when the dialog opened: a newer version is met when it is saved, not silently.
  const [base, setBase] = useState(authorization)
  const [stale, setStale] = useState<{ older: Authorization; newer: Authorization }>()

  const { mutate, isPending, error, reset } = useChange(sharing.updateAuthorization, {
    onSuccess: onDone,
    onError: (failed) => refuse(failed),
  })
  const refuse = async ({ code, fields }: CallFailed) => {
    // What is shown in the form is not repeated at the button.
    const { purpose, day } = ofForm(fields)
    if (form.show({ ...(purpose && { purpose }), ...(day && { day }) })) return
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
  const save = async (body: AuthorizationUpdate) => {
    reset()
    if (await requireConsent()) mutate({ params: { id: base.id }, body })
  }
  const form = useForm({
    initial: beginWith(authorization, kind),
    check(choice: Choice) {
      const checked = checkUpdate(updateOf(choice, base, locale))
      return 'body' in checked ? checked : { problems: ofForm(checked.problems) }
    },
    isBusy: isPending,
    onWrong() {
      reset()
      onWrong()
    },
    onSubmit: (body) => void save(body),
  })
  const take = () => {
    form.reset(beginWith(base, base.state === 'pending' ? 'grant' : 'edit'))
    setStale(undefined)
  }
  return {
    base,
    form,
    error,
    stale,
    /** Takes what was saved elsewhere in place of what is chosen. */
    take,
    isPending,
  }
}
export type Grant = ReturnType<typeof useGrant>
