import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useEditing, type Editing } from '#client/editing/use-editing.ts'
import { isEmpty } from '#client/form/problems.ts'
import type { Form } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { toValueNames } from '#lib/accounts/profile-values.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import { announce } from '#stores/session.ts'
import { toast } from '#stores/toasts.ts'
import { problemsOf, rulesOf, toForm, toUpdate, type ProfileForm } from './form-values.ts'

export type OwnForm = Form<ProfileForm>
export type ProfileEditing = Editing<OwnProfile, ProfileForm>

/** What a draft of the own profile is about. */
const PROFILE = 'profile'

/** @param onWrong shows the part of a wrong field */
export function useProfileForm(
  first: OwnProfile,
  onWrong: (problems: FieldProblems) => void,
): ProfileEditing {
  const t = useT('account')
  const ask = useAsk()
  const cache = useCache()
  return useEditing({
    stored: first,
    valuesOf: toForm,
    rules: rulesOf(toForm(first)),
    check(values, stored) {
      const problems = problemsOf(values, stored)
      return isEmpty(problems) ? { body: toUpdate(values, stored) } : { problems }
    },
    save: (body) => ask(ownProfile.updateOwnProfile, { body }),
    read: () => cache.read(ownProfile.getOwnProfile, {}),
    draft: { owner: first.userId, about: PROFILE },
    fieldsOf: toValueNames,
    onWrong,
    onSaved(profile) {
      cache.put(ownProfile.getOwnProfile, {}, profile)
      announce('user-updated')
      toast.success(t('account.save.done'))
    },
  })
}
