import { useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useCache } from '#client/data/use-cache.ts'
import { bySchema } from '#client/form/check.ts'
import { useFormCall } from '#client/form/use-form-call.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
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
const ofForm = ({ purpose, expiresOn }: FieldProblems): FieldProblems => ({
  ...(purpose !== undefined && { purpose }),
  ...(expiresOn !== undefined && { day: expiresOn }),
})

const checkUpdate = bySchema(AuthorizationUpdate)

/**
 * The form of the dialog. Where the share was changed elsewhere meanwhile, its owner decides again: what is chosen here is
 * saved over it, or given up. Nothing is merged, as a mixture of both would share what was never looked at as a whole.
 */
export function useGrant({ kind, authorization, onDone, onWrong }: Given) {
  const t = useT('healthSharing')
  const locale = useLocale()
  const usualPurpose = t(`healthSharing.grant.usualPurpose.${authorization.professional.type}`)
  const { requireConsent } = useCentre()
  const cache = useCache()
  const [base, setBase] = useState(authorization)
  const [stale, setStale] = useState<{ older: Authorization; newer: Authorization }>()
  const form = useFormCall(sharing.updateAuthorization, {
    initial: beginWith(authorization, kind, usualPurpose),
    check(choice: Choice) {
      const checked = checkUpdate(updateOf(choice, base, locale))
      return 'body' in checked
        ? { body: { params: { id: base.id }, body: checked.body } }
        : { problems: ofForm(checked.problems) }
    },
    before: requireConsent,
    fieldsOf: ofForm,
    onWrong,
    onSuccess: onDone,
    onError: (failed) => readAgain(failed),
  })
  const readAgain = async ({ code, fields }: CallFailed) => {
    // Other words, not another authorization.
    const isOfText = fields['textVersion'] !== undefined
    if (isOfText || (code !== 'STALE' && code !== 'CONFLICT')) return
    const { items } = await cache.read(sharing.listAuthorizations, {}).catch(() => ({ items: [] }))
    const newer = items.find(({ id }) => id === base.id)
    if (!newer) return
    setStale({ older: base, newer })
    setBase(newer)
    form.forget()
  }
  return {
    base,
    form,
    stale,
    /** Takes what was saved elsewhere in place of what is chosen. */
    take() {
      form.reset(beginWith(base, base.state === 'pending' ? 'grant' : 'edit', usualPurpose))
      setStale(undefined)
    },
  }
}
export type Grant = ReturnType<typeof useGrant>
