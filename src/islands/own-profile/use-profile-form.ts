import { useState } from 'react'
import { useForm, useWatch, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useAction } from '#client/data/use-change.ts'
import { showProblems } from '#client/form-problems.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import type { T } from '#lib/i18n/t.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import { announce } from '#stores/session.ts'
import { toast } from '#stores/toasts.ts'
import { keptDraft } from './draft.ts'
import { toForm, toUpdate, withAllPlatforms, withRoom, type ProfileForm } from './form-values.ts'
import { isSame, merge, type Conflict } from './merge.ts'
import { resolver } from './resolver.ts'
import { useUnsaved } from './use-unsaved.ts'

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
 * @param showWrong leads to the first wrong field, which may be in another part
 */
export function useProfileForm(
  t: T<'account' | 'session'>,
  saved: OwnProfile,
  showWrong: (errors: FieldErrors<ProfileForm>) => void,
) {
  const [start] = useState(() => begin(saved))
  const [news, setNews] = useState(start.news)
  const form = useForm({ defaultValues: start.typed, resolver, shouldFocusError: false })
  const typed = useWatch({ control: form.control }) as ProfileForm
  const dirty = !isSame(typed, toForm(saved))
  useUnsaved({ saved, typed }, dirty, t('session.leave'))

  const ask = useAsk()
  const cache = useCache()
  const fill = (values: ProfileForm, said: News) => {
    form.reset(values)
    setNews(said)
  }
  const refuse = (failure: CallFailed) => {
    showProblems(form, failure.fields)
    showWrong(form.formState.errors)
  }
  /** Another client has saved meanwhile: its values are merged with the changes made here, and shown instead of a failure. */
  const meet = async () => {
    const newer = await cache.read(ownProfile.getOwnProfile, {})
    const { merged, conflicts } = merge(toForm(saved), form.getValues(), toForm(newer))
    fill(merged, { restored: false, stale: true, conflicts })
    change.reset()
  }
  const change = useAction(
    (sent: ProfileForm) =>
      ask(ownProfile.updateOwnProfile, { body: toUpdate(sent, saved.version) }),
    {
      onSuccess: (profile, sent) => {
        cache.put(ownProfile.getOwnProfile, {}, profile)
        // The fields stay enabled during a save: changes made meanwhile are kept, and remain unsaved.
        fill(merge(sent, form.getValues(), toForm(profile)).merged, NO_NEWS)
        announce('user-updated')
        toast.success(t('account.save.done'))
      },
      onError: (failure) => (failure.code === 'STALE' ? meet().catch(refuse) : refuse(failure)),
    },
  )

  const save = async () => {
    change.reset()
    putFilledFirst(form)
    await form.handleSubmit((values) => change.mutate(values), showWrong)()
  }
  const cancel = () => {
    change.reset()
    fill(toForm(saved), NO_NEWS)
  }

  return { form, dirty, saving: change.isPending, failure: change.error, news, save, cancel }
}

/** Moves empty entries last, so that the indices of problems match. */
function putFilledFirst({ getValues, setValue }: UseFormReturn<ProfileForm>): void {
  const part = getValues('professional')
  if (!part) return
  setValue('professional.instagramPosts', withRoom(part.instagramPosts))
  setValue('professional.socialNetworks', withAllPlatforms(part.socialNetworks))
}
