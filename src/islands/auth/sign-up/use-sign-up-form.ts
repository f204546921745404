import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { isSame } from '#client/form/problems.ts'
import { useForm, type FormOptions } from '#client/form/use-form.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import type { UserType } from '#lib/accounts/sign-up.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { emptyDraft, type Draft } from '#client/account/sign-up-draft.ts'
import { $signUpDraft, storeSignUp } from './stored-sign-up.ts'

/** The id of the form. */
export const FORM_ID = 'sign-up'

/**
 * The sign-up form, whose values are stored for this tab. `restored` is true when it began with a draft from before a
 * reload. The page's HTML knows neither it nor the type of user that the address names: until `hydrated`, nothing of them
 * is drawn.
 */
export function useSignUpForm(
  locale: Locale,
  userType: UserType | null,
  options: Omit<FormOptions<Draft, Draft>, 'initial'>,
) {
  const hydrated = useHydrated()
  const [empty] = useState(() => emptyDraft('athlete', locale))
  const [kept] = useState(() => $signUpDraft.get())
  const form = useForm<Draft, Draft>({ ...options, initial: empty })
  const begin = useEffectEvent(() => {
    const typed = Object.entries(form.now()).filter(
      ([name, value]) => !isSame(value, empty[name as keyof Draft]),
    )
    // What was typed before the page was alive is newer than what is stored.
    form.set({ ...kept, ...(userType && { userType }), ...Object.fromEntries(typed) })
  })
  useLayoutEffect(() => begin(), [])
  const { values } = form
  useEffect(() => storeSignUp(values), [values])
  return { form, restored: hydrated && Boolean(kept?.email), hydrated }
}
