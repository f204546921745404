import { useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useAction } from '#client/data/use-change.ts'
import { isEmpty } from '#client/form/problems.ts'
import { useForm, type Form } from '#client/form/use-form.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { toValueNames } from '#lib/accounts/profile-values.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import type { T } from '#lib/i18n/t.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import { announce } from '#stores/session.ts'
import { toast } from '#stores/toasts.ts'
import { keptDraft } from './draft.ts'
import { problemsOf, toForm, toUpdate, type ProfileForm } from './form-values.ts'
import { isSame, merge, type Conflict } from './merge.ts'
import { useUnsaved } from './use-unsaved.ts'

export type OwnForm = Form<ProfileForm>

/** Notices above the form: a restored draft, a newer version, conflicts. */
type News = { restored: boolean; stale: boolean; conflicts: Conflict[] }
const NO_NEWS: News = { restored: false, stale: false, conflicts: [] }

/** The initial values: the profile, with a draft from before a reload merged in. */
function begin(first: OwnProfile): { typed: ProfileForm; news: News } {
  const saved = toForm(first)
  const draft = keptDraft(first.userId, saved)
  if (!draft) return { typed: saved, news: NO_NEWS }
  const stale = draft.version !== first.version
  const { merged, conflicts } = merge(draft.base, draft.typed, saved)
  return { typed: merged, news: { restored: true, stale, conflicts } }
}

/**
 * The state of the profile form: values, draft, saving, and merging with a newer version.
 *
 * @param saved the profile as last read or saved
 * @param onWrong shows the part of a wrong field
 */
export function useProfileForm(
  t: T<'account' | 'session'>,
  saved: OwnProfile,
  onWrong: (problems: FieldProblems) => void,
) {
  const [start] = useState(() => begin(saved))
  const [news, setNews] = useState(start.news)
  const ask = useAsk()
  const cache = useCache()
  const fill = (values: ProfileForm, said: News) => {
    form.reset(values)
    setNews(said)
  }
  const refuse = (failure: CallFailed) => {
    form.show(toValueNames(failure.fields, form.now()))
  }
  /** Another client has saved meanwhile: its values are merged with the changes made here, and shown instead of a failure. */
  const mergeNewer = async () => {
    const newer = await cache.read(ownProfile.getOwnProfile, {})
    const { merged, conflicts } = merge(toForm(saved), form.now(), toForm(newer))
    fill(merged, { restored: false, stale: true, conflicts })
    change.reset()
  }
  const change = useAction(
    (sent: ProfileForm) => ask(ownProfile.updateOwnProfile, { body: toUpdate(sent, saved) }),
    {
      onSuccess: (profile, sent) => {
        cache.put(ownProfile.getOwnProfile, {}, profile)
        // The fields stay enabled during a save: changes made meanwhile are kept, and remain unsaved.
        fill(merge(sent, form.now(), toForm(profile)).merged, NO_NEWS)
        announce('user-updated')
        toast.success(t('account.save.done'))
      },
      onError: (failure) =>
        failure.code === 'STALE' ? mergeNewer().catch(refuse) : refuse(failure),
    },
  )
  const form = useForm<ProfileForm, ProfileForm>({
    initial: start.typed,
    check(values) {
      const problems = problemsOf(values, saved)
      return isEmpty(problems) ? { body: values } : { problems }
    },
    onSubmit: (values) => change.mutate(values),
    onWrong(problems) {
      change.reset()
      onWrong(problems)
    },
    isBusy: change.isPending,
  })
  const dirty = !isSame(form.values, toForm(saved))
  useUnsaved({ saved, typed: form.values }, dirty, t('session.leave'))

  const cancel = () => {
    change.reset()
    fill(toForm(saved), NO_NEWS)
  }
  return { form, dirty, saving: change.isPending, failure: change.error, news, cancel }
}
